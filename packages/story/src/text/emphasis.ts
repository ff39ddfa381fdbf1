/** Words, and whether they are emphasised. */
export interface Run {
  words: string
  isEmphasised: boolean
}

/** Between two stars on a line, with no space inside of them; at the end the second one may be still to come. */
const EMPHASISED = /\*([^\s*](?:[^*\n]*[^\s*])?)\*/u
const BEGUN = /\*([^\s*][^*\n]*)$/u

/**
 * A text cut where its author emphasises, by single stars as in Markdown. `isGrowing` says that more of
 * it is to come: what stands behind a last star is emphasised already.
 */
export function emphasisIn(text: string, isGrowing = false): readonly Run[] {
  const runs: Run[] = []
  const take = (words: string, isEmphasised: boolean) => {
    if (words !== '') runs.push({ words, isEmphasised })
  }
  let rest = text
  for (let found = EMPHASISED.exec(rest); found; found = EMPHASISED.exec(rest)) {
    take(rest.slice(0, found.index), false)
    take(found[1] ?? '', true)
    rest = rest.slice(found.index + found[0].length)
  }
  const begun = isGrowing ? BEGUN.exec(rest) : null
  take(rest.slice(0, begun?.index), false)
  take(begun?.[1] ?? '', true)
  return runs
}
