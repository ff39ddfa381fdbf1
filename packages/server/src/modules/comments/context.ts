import type { Platform, Services } from '../../platform/call.ts'
import type { SafetyContext } from '../safety/index.ts'

export type CommentContext = Platform &
  Pick<Services, 'ids'> &
  Pick<SafetyContext, 'scoreHarm' | 'helpLines'>
