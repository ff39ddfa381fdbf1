// Storybook's own test button starts Vitest without naming a config, and finds only this file.
export { default } from './vitest.workspace.ts'
