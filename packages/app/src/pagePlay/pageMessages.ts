import { PageTurn } from '@kathasagar/api/contract'
import { PageLinks, PageShown } from '@kathasagar/story/schema'
import * as z from 'zod/mini'

/** Message to the page of a frame. */
export interface PageOrder {
  order: 'ping'
}

/** What stands in front of a page says first, once, with the port by which the rest goes. */
export const PAGE_HELLO = 'kathasagar-page'

const Took = z.object({
  said: z.literal('took'),
  links: PageLinks,
  took: z.nonoptional(PageTurn.shape.took),
})

/** What comes from a page: written by a stranger's program, so it is looked at before it is believed. */
export const PageSaid = z.discriminatedUnion('said', [
  z.object({ said: z.literal('shown'), shown: PageShown }),
  Took,
  /** A link of the way is not there: the page does not come to where the play stands. */
  z.object({ said: z.literal('lost') }),
  z.object({ said: z.literal('pong') }),
])
export type PageSaid = z.infer<typeof PageSaid>
