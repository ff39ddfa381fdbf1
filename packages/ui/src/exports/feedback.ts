export { createNotices, pushNotice } from '../design-system/primitives/Toaster/notices.ts'
export type { Notice, Notices } from '../design-system/primitives/Toaster/notices.ts'
export { NoticeLine } from '../design-system/primitives/NoticeLine/NoticeLine.tsx'
export { Toaster, type ToasterProps } from '../design-system/primitives/Toaster/Toaster.tsx'
