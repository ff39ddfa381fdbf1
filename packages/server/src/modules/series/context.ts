import type { AuthoringContext } from '../authoring/index.ts'
import type { Platform } from '../../platform/call.ts'
import type { SafetyContext } from '../safety/index.ts'

export interface SeriesContext
  extends Platform, Pick<AuthoringContext, 'authors'>, Pick<SafetyContext, 'scoreHarm'> {}
