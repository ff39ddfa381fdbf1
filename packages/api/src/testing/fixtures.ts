// Test data without a dependency on `msw`.
export * from './fixtures/admin.ts'
export * from './fixtures/models.ts'
export * from './fixtures/authoring.ts'
export * from './fixtures/stories.ts'
export * from './fixtures/play.ts'
export * from './fixtures/errors.ts'
export * from './fixtures/ids.ts'
export * from './fixtures/account.ts'
