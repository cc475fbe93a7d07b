// The heap of the peer for the odds: what it finds comes out by cost.

/** Things by cost, the dearest on top. */
export class Heap<T extends { readonly cost: number }> {
  private readonly nodes: T[] = [];

  private costAt(at: number): number {
    return this.nodes[at]?.cost ?? -1;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.nodes[one], this.nodes[other]];
    if (a === undefined || b === undefined) return;
    this.nodes[one] = b;
    this.nodes[other] = a;
  }

  push(node: T): void {
    let at = this.nodes.push(node) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.costAt(parent) >= this.costAt(at)) return;
      this.swap(parent, at);
      at = parent;
    }
  }

  pop(): T | undefined {
    const [top] = this.nodes;
    const last = this.nodes.pop();
    if (last === undefined || last === top) return top;
    this.nodes[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.costAt(right) > this.costAt(left) ? right : left;
      if (this.costAt(child) <= this.costAt(at)) return top;
      this.swap(child, at);
      at = child;
    }
  }
}
