import { useEffect, useState } from 'react'
import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { localCopyKey, readLocalCopy } from '@kathasagar/ui/internal/editor'

import { useAuthor } from './useAuthor.ts'

/** Storage key for the copy of one tab. */
export interface LocalCopySlot {
  key: string
  /** True if another tab edits the same story. */
  isBesideOther: boolean
  release: () => void
}

/** Maximum number of tabs that have their own copy. */
const MOST = 9

/** Resolves after the last lock is released. A tab may reopen a slot while releasing it. */
let left: Promise<unknown> = Promise.resolve()

/** Acquires a lock for this tab, or returns null if another tab has it. */
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

/** Returns the slots to try: the previous slot of this tab, slots with a copy, and empty ones. */
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

/** Finds a slot that no other tab uses. If the browser has no locks, all tabs share one. */
export async function claimLocalCopySlot(key: string): Promise<LocalCopySlot> {
  const shared = { key, isBesideOther: false, release: () => {} }
  if (!('locks' in navigator)) return shared
  return claimFreeSlot(key).catch(() => shared)
}

/**
 * Returns a slot for this tab's copy, or null while searching. @param story Id of the story, or a
 * fixed key for a new one.
 */
export function useLocalCopySlot(story: string): LocalCopySlot | null {
  const { id } = useAuthor()
  const [place, setPlace] = useState<LocalCopySlot | null>(null)

  useEffect(() => {
    if (id === null) return
    let isGone = false
    let release = () => {}
    void claimLocalCopySlot(localCopyKey(id, story)).then((found) => {
      if (isGone) return found.release()
      release = found.release
      setPlace(found)
    })
    return () => {
      isGone = true
      release()
    }
  }, [id, story])

  return place
}
