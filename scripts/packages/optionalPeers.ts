import { importsOf } from '../architecture/imports.ts'
import type { Import } from '../architecture/imports.ts'

/** How an entry point comes to a package: the files in between, in the order they import. */
export interface Way {
  peer: string
  through: readonly string[]
}

/**
 * The ways, one for each package, by which an entry point comes to one of `peers`. What is loaded
 * late counts as well: a bundler has to find it when the app is built.
 */
export function waysToPeers(
  entry: string,
  peers: readonly string[],
  read: (file: string) => readonly Import[] = importsOf,
): Way[] {
  const ways = new Map<string, Way>()
  const seen = new Set([entry])
  const waiting: string[][] = [[entry]]
  for (let through = waiting.shift(); through; through = waiting.shift()) {
    for (const { to, isPackage, isTypeOnly } of read(through.at(-1) ?? entry)) {
      if (isTypeOnly) continue
      if (isPackage && peers.includes(to) && !ways.has(to)) ways.set(to, { peer: to, through })
      if (isPackage || seen.has(to) || !/\.tsx?$/.test(to)) continue
      seen.add(to)
      waiting.push([...through, to])
    }
  }
  return [...ways.values()]
}
