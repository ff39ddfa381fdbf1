export { createNotices, giveNotice } from '../components/Toaster/notices.ts'
export type { Notice, Notices } from '../components/Toaster/notices.ts'
export { Toaster } from '../components/Toaster/Toaster.tsx'
export type { ToasterProps } from '../components/Toaster/Toaster.tsx'
