export type { ModelContext, SetupContext } from './context.ts'
export { bindStorytellers } from './changeSetup.ts'
export { deleteUsersOfUse } from './getModelUse.ts'
export { findNewServers } from './listLocalServers.ts'
export { meterUse, type UseContext } from './meterUse.ts'
export {
  BUILT_IN,
  hasStoryteller,
  modelsHere,
  isForAccounts,
  withOwnModel,
} from './modelsOfUser.ts'
export { withModelsOfUser, deleteOwnKey } from './modelsOfUser.ts'
export { type DailyLimits, ModelBudgetReached, openModelBudget } from './modelBudget.ts'
export type * from './providerTypes.ts'
export { reseal } from './reseal.ts'
export { listTraits, readSetup, readVersion, saveState, saveTraits } from './setup.queries.ts'
export type { ModelSetup, ModelTrait, StoredBinding, StoredProvider } from './setup.queries.ts'
