import type { AuthoringContext } from '../authoring/index.ts'
import type { ListContext } from '../catalogue/index.ts'
import type { SafetyContext } from '../safety/index.ts'

export interface SeriesContext
  extends ListContext, Pick<AuthoringContext, 'authors'>, Pick<SafetyContext, 'scoreHarm'> {}
