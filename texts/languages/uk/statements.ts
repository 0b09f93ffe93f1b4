/** What a text says that the player does, and how it sets what another does against it. */
import { wordTable } from '../../../dsl/internal.ts';

/** Verbs that state what the player does, with the imperative that means the same. */
export const stated: Readonly<Record<string, string>> = wordTable({
  отримуєте: 'отримайте',
  добираєте: 'доберіть',
  втрачаєте: 'втратьте',
  платите: 'заплатіть',
  скидаєте: 'скиньте',
  будуєте: 'побудуйте',
  покращуєте: 'покращте',
  просуваєтеся: 'просуньтесь',
  просуваєтесь: 'просуньтесь',
  використовуєте: 'використайте',
  застосовуєте: 'застосуйте',
  вибираєте: 'виберіть',
  обираєте: 'виберіть',
  обмінюєте: 'обміняйте',
  замінюєте: 'замініть',
  перетворюєте: 'перетворіть',
  відновлюєте: 'відновіть',
});

/** Between what one player does and what another does. */
export const contrasts: readonly string[] = [
  ', а ви',
  '; ви',
  ', натомість ви',
  ', тоді як ви',
  ', водночас ви',
  ...[', а ', '; а ', ', ', '; ', ' і ', ', тоді як '].map((joint) => `${joint}|кожен інший гравець`),
];
