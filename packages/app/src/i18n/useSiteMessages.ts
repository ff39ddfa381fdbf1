import { useMessages } from '@kathasagar/ui'

export const useSiteMessages = () => useMessages().site
