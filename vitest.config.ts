// Vitest expects this name; the required name is vitest.workspace.ts.
export { default } from './vitest.workspace.ts'
