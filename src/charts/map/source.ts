// Where a map takes the parts from that are the same on every map.

export interface MapSource {
  /** Address of the file made by `mapSymbolFile`; empty when the parts stand in the same document. */
  readonly file: string;
  /** Key of the labels in that file. */
  readonly labels: string;
  /** The base itself, where it is to stand in the drawing and not to be referred to. */
  readonly board?: string;
}
