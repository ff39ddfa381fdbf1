// Vitest looks for this name; what it finds there has the name that the design card gives it.
export { default } from './vitest.workspace.ts'
