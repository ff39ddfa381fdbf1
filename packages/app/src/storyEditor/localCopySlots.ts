import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'

import { readLocalCopy } from './localCopies.ts'

/** Where the words of one tab are kept, and nobody else's. */
export interface LocalCopySlot {
  /** Of the draft. */
  key: string
  /** Another tab writes the same story, and keeps its own draft. */
  isBesideOther: boolean
  /** The place is free for another tab again. */
  release: () => void
}

/** More tabs at once than anybody writes in; beyond them the last place is shared. */
const MOST = 9

/** A tab may come back to a place that it has just left: until then it would seem taken. */
let left: Promise<unknown> = Promise.resolve()

/** Holds a name for this tab alone; null where another tab has it. */
function hold(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((free) => {
        resolve(() => {
          free()
          left = held
        })
      })
    })
    held.catch(reject)
  })
}

/**
 * Places in which words wait come before blank ones, so that no draft is forgotten; before them all the one
 * that this tab had, as tabs that are loaded again at once would else change theirs.
 */
function placesFor(key: string): string[] {
  const all = [key, ...Array.from({ length: MOST - 1 }, (_, place) => `${key}:${place + 2}`)]
  const own = tabStorage.read(key)
  const rank = (place: string) => {
    if (!readLocalCopy(place)) return 2
    return place === own ? 0 : 1
  }
  return all.toSorted((a, b) => rank(a) - rank(b))
}

async function claimFreeSlot(key: string): Promise<LocalCopySlot> {
  await left
  for (const name of placesFor(key)) {
    const release = await hold(name)
    if (!release) continue
    tabStorage.write(key, name)
    const { held = [] } = await navigator.locks.query()
    const isOther = (one: string) => one !== name && (one === key || one.startsWith(`${key}:`))
    return { key: name, isBesideOther: held.some((lock) => isOther(lock.name ?? '')), release }
  }
  return { key, isBesideOther: true, release: () => {} }
}

/**
 * Finds the drafts of a story a place that no other tab writes to. All tabs share one where the browser has
 * no locks, as where the connection is not safe, or refuses them, as where it keeps nothing for the site.
 */
export async function claimLocalCopySlot(key: string): Promise<LocalCopySlot> {
  const shared = { key, isBesideOther: false, release: () => {} }
  if (!('locks' in navigator)) return shared
  return claimFreeSlot(key).catch(() => shared)
}
