import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { SLOTS } from './fitting-names.ts';

export const perform = immediate({
  name: 'perform',
  opening: ['perform'],
  signature: [arg('what', 'phrase', { names: SLOTS })],
  summary: 'Do the action of a slot, as if a marker were placed there.',
  details: 'The player chooses if there are several. At least one part of it must be done.',
  example: 'perform an available green slot',
  makes: ['perform'],
  subject: null,
  events: ['perform', 'performed'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['again'],
  phrases: {
    perform: {
      en: 'perform the action of {what}',
      it: 'svolgi/svolgete/svolgere l’azione di {what}',
      uk: 'застосуйте ефект {what:gen}',
    },
    // within `after you perform …: …`
    'perform again': {
      en: 'perform the action of {what} again',
      it: 'svolgi/svolgete/svolgere di nuovo l’azione di {what}',
      uk: 'застосуйте ефект {what:gen} ще раз',
    },
  },
  resolve(args) {
    return { k: 'perform', slots: args.slots('what') };
  },
});
