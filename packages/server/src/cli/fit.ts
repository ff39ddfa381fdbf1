import { commandLine, wronglyCalled } from '../../../../scripts/commandLine.mjs'

const usage = `npm run fit -- <task>
Fits the weights that interpret free text, from the examples in packages/server/evaluation.
  hearing  prints the weights that score choices and answers
  topics   writes the weights that detect text about playing and outside the story
  harm     writes the weights of the harm filter`

const TASKS: Readonly<Record<string, () => Promise<unknown>>> = {
  hearing: () => import('./fitHearing.ts'),
  topics: () => import('./fitTopics.ts'),
  harm: () => import('./fitHarm.ts'),
}

const [name = ''] = commandLine({ usage, allowPositionals: true }).positionals
await (TASKS[name] ?? (() => wronglyCalled('Name a task.', usage)))()
