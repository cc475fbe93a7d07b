// What a piece of work says when it returns.

/** Finished, or waiting for dice or for somebody's choice. */
export type Progress = 'done' | 'waiting';
