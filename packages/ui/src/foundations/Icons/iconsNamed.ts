import type { IconName } from '../../components/primitives/Icon/iconPaths.ts'

const STANDS_FOR: Partial<Record<IconName, string>> = {
  banyan: 'branches',
  cowrie: 'coin credit',
  lamp: 'xp',
  leaf: 'bookmark save',
  lotus: 'like',
  torana: 'featured ending',
  wheel: 'scene settings',
}

/** Drawings that a search finds: `arrow left` and `arrowLeft` are the same, and so are `like` and `lotus`. */
export function iconsNamed(words: string, names: readonly IconName[]): IconName[] {
  const sought = words.toLowerCase().replaceAll(/\s/g, '')
  return names.filter((name) =>
    [name, STANDS_FOR[name] ?? ''].some((text) => text.toLowerCase().includes(sought)),
  )
}
