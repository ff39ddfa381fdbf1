import type { Import } from './imports.ts'
import { zones, type Zone } from './zones.ts'

const zoneOf = (path: string): Zone | undefined => zones.find((zone) => path.startsWith(zone.path))

const isUnder = (path: string, prefixes: readonly string[] = []) =>
  prefixes.some((prefix) => path.startsWith(prefix))

/** Why an import may not stand; null when it may. */
export function faultOf({ from, to, isPackage, isTypeOnly }: Import): string | null {
  const zone = zoneOf(from)
  if (!zone) return null
  if (isPackage) {
    return !zone.packages || zone.packages.includes(to)
      ? null
      : `${from}: ${zone.name} may not use ${to}`
  }
  // The vocabulary lies inside the contract but is a zone of its own.
  if (zoneOf(to)?.name === zone.name || isUnder(to, zone.mayImport)) return null
  if (isTypeOnly && isUnder(to, zone.mayImportTypesOf)) return null
  return `${from}: ${zone.name} may not import ${to}`
}

/** Doors of packages and of their parts: they name what lies behind them, and nothing there needs them. */
const IS_DOOR = /\/src\/(?:\w+\/)*index\.ts$/
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Groups of folders each of which needs every other one of its group, by what they import as values. */
export function folderRingsOf(imports: readonly Import[]): string[][] {
  const needs = new Map<string, Set<string>>()
  for (const { from, to, isPackage, isTypeOnly } of imports) {
    if (isPackage || isTypeOnly || IS_DOOR.test(from) || folderOf(from) === folderOf(to)) continue
    const needed = needs.get(folderOf(from)) ?? new Set()
    needs.set(folderOf(from), needed.add(folderOf(to)))
  }
  const reached = (start: string) => {
    const found = new Set<string>()
    const waiting = [start]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const next of needs.get(folder) ?? []) {
        if (!found.has(next)) waiting.push(next)
        found.add(next)
      }
    }
    return found
  }
  const reach = new Map([...needs.keys()].map((folder) => [folder, reached(folder)]))
  const ringOf = (folder: string) =>
    [...(reach.get(folder) ?? [])].filter((other) => reach.get(other)?.has(folder)).toSorted()
  const rings = [...needs.keys()].map(ringOf).filter((ring) => ring.length > 0)
  return [...new Map(rings.map((ring) => [ring.join(' '), ring])).values()]
}
