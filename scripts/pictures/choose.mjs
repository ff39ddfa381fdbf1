/** In the check: so many fit into a minute. */
const MOST = 60
/** And so many are drawn in any case: what no import tells, such as another browser, shows in these. */
const FEWEST = 12

/** Pictures whose story, or anything that it is drawn by, is not what it was when accepted. */
export const changedOf = (pictures, { kept, sources }) =>
  pictures.filter(({ key, file }) => kept.pictures[key]?.source !== sources.get(file).hash)

/** So many of them, spread evenly. */
export const spread = (pictures, most) =>
  pictures.length <= most
    ? pictures
    : Array.from({ length: most }, (_, at) => pictures[Math.floor((at * pictures.length) / most)])

/**
 * Where too many may have changed, half are of those with the least behind them: a piece that was
 * changed is among these, and pages that have it somewhere are not. The others are from all over.
 */
export function mostTelling(changed, sources, most = MOST) {
  if (changed.length <= most) return changed
  const near = changed
    .toSorted((a, b) => sources.get(a.file).reach - sources.get(b.file).reach)
    .slice(0, Math.ceil(most / 2))
  const others = changed.filter((picture) => !near.includes(picture))
  return [...near, ...spread(others, most - near.length)]
}

/** What the check draws: what can have changed, and a few from all over. */
export function chosenForCheck(pictures, { kept, sources }) {
  const changed = changedOf(pictures, { kept, sources })
  const chosen = mostTelling(changed, sources)
  const others = pictures.filter((picture) => !chosen.includes(picture))
  const few = spread(others, Math.max(0, FEWEST - chosen.length))
  return { changed, chosen: [...chosen, ...few] }
}
