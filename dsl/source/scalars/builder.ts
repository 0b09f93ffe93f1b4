/** Collects a decoded text together with the source interval of each of its UTF-16 units. */
export class MapBuilder {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** the place of an empty text */
  end = 0;
  readonly #pieces: string[] = [];

  /** Adds text that is the same in the source, from `at` on. */
  copy(text: string, at: number): void {
    this.#pieces.push(text);
    for (let i = 0; i < text.length; i++) {
      this.starts.push(at + i);
      this.ends.push(at + i + 1);
    }
  }

  /** Adds text for the source from `start` to `end`: an escape, a fold, a line end. */
  stand(text: string, start: number, end: number): void {
    this.#pieces.push(text);
    for (let i = 0; i < text.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  text(): string {
    return this.#pieces.join('');
  }
}
