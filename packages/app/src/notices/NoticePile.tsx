import { Toaster } from '@kathasagar/ui'

import { notices } from './pile.ts'

/** The notices of this visit, wherever the visitor goes. */
export const NoticePile = () => <Toaster notices={notices} />
