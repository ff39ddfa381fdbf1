import { PageTurn } from '@kathasagar/api/contract'
import { PageLinks, PageShown } from '@kathasagar/story/schema'
import * as z from 'zod/mini'

export interface PageOrder {
  order: 'ping'
}

/** First message of the bridge script. It contains the port for all other messages. */
export const PAGE_HELLO = 'kathasagar-page'

const Took = z.object({
  said: z.literal('took'),
  links: PageLinks,
  took: z.nonoptional(PageTurn.shape.took),
})

/** Schema of the messages, which are validated because the page is not trusted. */
export const PageMessage = z.discriminatedUnion('said', [
  z.object({ said: z.literal('shown'), shown: PageShown }),
  Took,
  /** A recorded link is missing, so that the session cannot be restored. */
  z.object({ said: z.literal('lost') }),
  z.object({ said: z.literal('pong') }),
])
export type PageMessage = z.infer<typeof PageMessage>
