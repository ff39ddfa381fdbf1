import { createApi } from '@reduxjs/toolkit/query/react'

import { UNREADABLE } from './messageFor.ts'
import { refreshOn401 } from './refreshOn401.ts'

const TAG_TYPES = [
  'Story',
  'Stories',
  'MyStories',
  'EditableStory',
  'StoryVersions',
  'Bookmarks',
  'Author',
  'Series',
  'Followed',
  'Notices',
  'NoticeSettings',
  'Blocked',
  'Session',
  'Memory',
  'Comments',
  'SharedPlays',
  'PreviewLinks',
  'OpenSessions',
  'Plays',
  'User',
  'SignIns',
  'SecondFactor',
  'Progress',
  'Models',
  'ModelKey',
  'Categories',
  'AdminModels',
  'ModelUse',
  'AdminStories',
  'AdminUsers',
  'ReviewQueue',
  'Audit',
] as const

export type TagType = (typeof TAG_TYPES)[number]

export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshOn401,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  // Reloads data after the device was offline.
  refetchOnReconnect: true,
  catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR' as const, error: UNREADABLE }),
})
