import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const advance = immediate({
  name: 'advance',
  opening: ['advance'],
  signature: [arg('n', 'atom'), optional(keyword('on'), arg('track', 'name', { names: named('track') }))],
  summary: 'Move the own marker forward, step by step.',
  details: 'Each step is a separate event. The track may be left out if the pack has only one.',
  example: 'advance 2',
  makes: ['advance'],
  subject: null,
  events: ['advance'],
  usesUp: true,
  atStart: 'stops',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    advance: {
      en: 'advance {n} on {track}',
      it: 'avanza/avanzate/avanzare di {n} spazio|spazi su {track}',
      uk: 'просуньтеся на {n} поділку|поділки|поділок по {track:loc}',
    },
  },
  resolve(args) {
    return { k: 'advance', n: args.count('n'), track: args.track('track') };
  },
});
