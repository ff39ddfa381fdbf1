import type { OpeningPictures } from '@kathasagar/api/contract'

/** One event of a running action: a piece of prose, or how it ended. */
export type FeedEvent<End> =
  | { event: 'delta'; id: number; text: string; pictures?: OpeningPictures }
  | { event: 'end'; id: number; end: End }

/** Tells more; the first words bring what is shown of the scene that they enter. */
export type Tell = (text: string, pictures?: OpeningPictures) => void

/** What one running action has told so far, for any number of readers that come and go. */
export interface EventFeed<End> {
  delta: Tell
  end(end: End): void
  /** Everything after event `afterId`, then what comes, until the end. Leaving early stops nothing. */
  read(afterId: number): AsyncGenerator<FeedEvent<End>, void>
}

/** Opens a feed without events. Event ids count up from 1. */
export function openEventFeed<End>(): EventFeed<End> {
  const events: FeedEvent<End>[] = []
  let { promise: news, resolve: announce } = Promise.withResolvers<void>()

  const add = (event: FeedEvent<End>) => {
    events.push(event)
    announce()
    ;({ promise: news, resolve: announce } = Promise.withResolvers<void>())
  }

  return {
    delta: (text, pictures) =>
      add({ event: 'delta', id: events.length + 1, text, ...(pictures && { pictures }) }),
    end: (end) => add({ event: 'end', id: events.length + 1, end }),
    async *read(afterId) {
      for (let seen = afterId; ;) {
        // A reader that claims to have seen more than there is still gets the end.
        if (events.at(-1)?.event === 'end') seen = Math.min(seen, events.length - 1)
        const event = events[seen]
        if (event === undefined) {
          await news
          continue
        }
        yield event
        if (event.event === 'end') return
        seen += 1
      }
    },
  }
}
