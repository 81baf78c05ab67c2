/** Does the reader of a pane follow its end? Whoever has scrolled up does not. */

const NEAR = 80;

/** What of an element matters here. */
export interface Pane {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export class End {
  following = true;
  private place = 0;
  private height = 0;

  /** Go to the end, if it is followed. */
  show(pane: Pane): void {
    if (!this.following) return;
    pane.scrollTop = pane.scrollHeight;
    this.look(pane);
  }

  /** The pane was scrolled. Only who goes up leaves the end: it may have moved away by itself, because the pane got
   *  lower before the scroll event of the last line came, or was not shown for a while. */
  scrolled(pane: Pane): void {
    const near = pane.scrollHeight - pane.clientHeight - pane.scrollTop < NEAR;
    const up = pane.scrollTop < this.place && pane.clientHeight === this.height;
    this.following = near || (this.following && !up);
    this.look(pane);
  }

  private look(pane: Pane): void {
    this.place = pane.scrollTop;
    this.height = pane.clientHeight;
  }
}
