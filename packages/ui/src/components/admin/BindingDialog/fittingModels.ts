/** More of them say nothing: another letter does. */
const SHOWN = 50

/** Names that fit what was typed, those that begin with it first; all of them where one is whole. */
export function fittingModels(names: readonly string[], typed: string): string[] {
  const sought = typed.trim().toLowerCase()
  if (sought === '' || names.includes(typed.trim())) return names.slice(0, SHOWN)
  const found = names.filter((name) => name.toLowerCase().includes(sought))
  const isFirst = (name: string) => name.toLowerCase().startsWith(sought)
  return [...found.filter(isFirst), ...found.filter((name) => !isFirst(name))].slice(0, SHOWN)
}
