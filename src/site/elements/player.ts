// In a reader's browser: three buttons that go back, go on, and go on by themselves, through the turns of a game or the
// moves of a turn.

/** What is gone through: places counted from 0. */
interface Course {
  readonly at: () => number;
  readonly last: () => number;
  readonly go: (at: number) => void;
}

/** Between two places when it plays, in milliseconds. */
const BEAT = 1400;

/**
 * The buttons `[data-go]` within an element; each names itself, the one that plays also what it does when pressed
 * again.
 */
export class Player {
  readonly #root: HTMLElement;
  readonly #course: Course;
  #beat: number | undefined;

  constructor(root: HTMLElement, course: Course) {
    this.#root = root;
    this.#course = course;
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-go]'))
      button.addEventListener('click', () => this.#press(button.dataset.go));
  }

  /** One place back or on; it plays no longer. */
  step(by: -1 | 1): void {
    this.stop();
    this.#course.go(this.#course.at() + by);
  }

  stop(): void {
    window.clearInterval(this.#beat);
    this.#beat = undefined;
    this.#name('stops');
  }

  #press(what: string | undefined): void {
    if (what !== 'play') this.step(what === 'back' ? -1 : 1);
    else if (this.#beat === undefined) this.#play();
    else this.stop();
  }

  #play(): void {
    const { at, last, go } = this.#course;
    this.#name('plays');
    go(at() === last() ? 0 : at() + 1);
    this.#beat = window.setInterval(() => {
      go(at() + 1);
      if (at() === last()) this.stop();
    }, BEAT);
  }

  #name(state: 'plays' | 'stops'): void {
    const button = this.#root.querySelector<HTMLButtonElement>('[data-go="play"]');
    if (button === null || (state === 'plays') === button.classList.contains('plays')) return;
    const { title } = button;
    button.classList.toggle('plays', state === 'plays');
    button.title = button.dataset.pause ?? title;
    button.ariaLabel = button.title;
    button.dataset.pause = title;
  }
}
