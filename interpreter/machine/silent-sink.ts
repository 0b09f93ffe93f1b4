/** Listens to nothing: for those that listen to a few events only. */
import type { EventSink } from './vm.ts';

export class SilentSink implements EventSink {
  push(..._: Parameters<EventSink['push']>): void {}
  counter(..._: Parameters<EventSink['counter']>): void {}
  lying(..._: Parameters<EventSink['lying']>): void {}
  onCard(..._: Parameters<EventSink['onCard']>): void {}
  paid(..._: Parameters<EventSink['paid']>): void {}
  piece(..._: Parameters<EventSink['piece']>): void {}
  card(..._: Parameters<EventSink['card']>): void {}
  move(..._: Parameters<EventSink['move']>): void {}
  tile(..._: Parameters<EventSink['tile']>): void {}
  slot(..._: Parameters<EventSink['slot']>): void {}
  trigger(..._: Parameters<EventSink['trigger']>): void {}
  enter(..._: Parameters<EventSink['enter']>): void {}
  leave(..._: Parameters<EventSink['leave']>): void {}
}
