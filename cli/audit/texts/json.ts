/**
 * The report of `audit --texts --json`. Offsets count UTF-16 units, in `printed` from the start of the printed text, in `told`
 * from the start of the rendered one. The keys are a public format.
 */
import type { Apart, TextsReport } from '../../../texts/audit/index.ts';

function scenariosOf({ scenarios }: Apart): { text: string | null; effect: string | null } {
  const { first, second } = scenarios();
  return { text: first, effect: second };
}

export function textsJson({
  file,
  pack,
  title,
  version,
  hash,
  texts,
  agreement,
  facts,
  progress,
  unread,
  problems,
  waivers,
  componentsWithoutText,
}: TextsReport): unknown {
  return {
    file,
    pack,
    title,
    version,
    hash,
    texts: texts.map(({ text, verdict, rewrites, findings }) => ({
      component: `${text.id.section}/${text.id.id}`,
      ref: text.ref,
      name: text.name,
      program: text.key,
      lang: text.lang,
      edition: text.edition ?? null,
      verdict,
      printed: text.text,
      told: text.rendered.text,
      rewrites: rewrites.map(({ printed, rendered }) => ({ printed, told: rendered })),
      findings: findings.map(
        ({
          id,
          class: kind,
          severity,
          message,
          help,
          suggestions,
          printed,
          rendered,
          place,
          effectPlace,
          hashes,
          waived,
          pattern,
          tier,
          rule,
          apart,
        }) => ({
          id,
          class: kind,
          severity,
          message,
          ...(help ? { help } : {}),
          ...(suggestions?.length ? { suggestions } : {}),
          printed,
          told: rendered,
          place,
          effect: effectPlace,
          textHash: hashes.text,
          effectHash: hashes.effect,
          pattern,
          ...(tier ? { tier } : {}),
          ...(rule === undefined ? {} : { rule }),
          ...(apart
            ? {
                position: apart.position,
                players: apart.players,
                after: apart.after,
                only: apart.only('en'),
                scenarios: scenariosOf(apart),
              }
            : {}),
          waived,
        }),
      ),
    })),
    cards: facts.map(({ card, id, class: kind, severity, message, place, effectPlace, hashes, waived }) => ({
      card,
      id,
      class: kind,
      severity,
      message,
      place,
      effect: effectPlace,
      textHash: hashes.text,
      effectHash: hashes.effect,
      waived,
    })),
    progress,
    unread,
    languages: agreement,
    problems: problems.map(({ of: _, data: __, ...problem }) => problem),
    waivers,
    without: componentsWithoutText,
  };
}
