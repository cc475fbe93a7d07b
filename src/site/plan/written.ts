// In a reader's browser: the texts a sheet had before the one it has, and those that were undone.

export class Written {
  #past: string[] = [];
  #future: string[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A text gives way to a new one. */
  replaced(text: string): void {
    this.#past.push(text);
    this.#future = [];
  }

  /** The text before this one. */
  undo(text: string): string | undefined {
    const before = this.#past.pop();
    if (before !== undefined) this.#future.push(text);
    return before;
  }

  /** The text that was undone last. */
  redo(text: string): string | undefined {
    const after = this.#future.pop();
    if (after !== undefined) this.#past.push(text);
    return after;
  }

  forget(): void {
    this.#past = [];
    this.#future = [];
  }
}
