export interface Run {
  words: string
  isEmphasised: boolean
}

const EMPHASISED = /\*([^\s*](?:[^*\n]*[^\s*])?)\*/u
const BEGUN = /\*([^\s*][^*\n]*)$/u

/** Splits text at single asterisks. `isGrowing` also emphasizes text after an unclosed asterisk. */
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
