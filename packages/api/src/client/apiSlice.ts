import type { Api, coreModuleName } from '@reduxjs/toolkit/query'
import { createApi, type reactHooksModuleName } from '@reduxjs/toolkit/query/react'

import { UNREADABLE } from './messageFor.ts'
import { refreshOn401, type ApiBaseQuery } from './refreshOn401.ts'

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

export type Modules = typeof coreModuleName | typeof reactHooksModuleName

// With the type, declarations name the base query and the tags instead of repeating them.
export const api: Api<ApiBaseQuery, {}, 'api', TagType, Modules> = createApi({
  reducerPath: 'api',
  baseQuery: refreshOn401,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  // Reloads data after the device was offline.
  refetchOnReconnect: true,
  catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR' as const, error: UNREADABLE }),
})
