/** What a person should know of the game, without being stopped by it. */
import { html, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableNotice } from '../../table/protocol.ts';

function noticeText(notice: TableNotice): string {
  switch (notice.type) {
    case 'weights':
      return tp('play.weightsProblem', { message: notice.message });
    case 'inherited-weights':
      return tp('play.inheritedWeights', { pack: notice.pack });
    case 'lesson':
      return tp('play.lessonProblem', { message: notice.message });
    case 'seats':
      return notice.why === null ? tp('play.noSeats') : tp('play.wrongSeats', { why: notice.why });
    case 'unknown-bot':
      return tp('play.unknownBot', { name: notice.name, bot: notice.bot });
    case 'other-rules':
      return tp('play.otherRules');
    case 'other-end':
      return tp('play.otherEnd');
  }
}

export const noticesPart = ({ notices: known, unstored, view }: TableState): TemplateResult[] =>
  [
    ...(view.trial ? [tp('play.trial')] : []),
    ...known.map((notice) => noticeText(notice)),
    ...(unstored ? [tp('play.unstored')] : []),
  ].map((text) => html`<p class="banner" role="status">${text}</p>`);
