import { useMessages } from '@kathasagar/ui'

/** Sentences that the routes give to the screens, in the language of the pages. */
export const useSiteMessages = () => useMessages().site
