import { commandLine, wronglyCalled } from '../../../../scripts/commandLine.mjs'

const usage = `npm run evaluate -- <task> [options]
Fits and judges what the engine has learnt, and plays the shipped stories; a task explains itself with --help.
  fit-hearing  fits what the features of hearing say
  fit-topics   fits what tells words about playing from words of a story
  fit-harm     fits what tells harmful words from harmless ones
  judge-harm   judges lines as a player's words are judged
  simulate     plays shipped stories as every kind of player`

const TASKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'fit-hearing': () => import('./fitHearing.ts'),
  'fit-topics': () => import('./fitTopics.ts'),
  'fit-harm': () => import('./fitHarm.ts'),
  'judge-harm': () => import('./judgeHarm.ts'),
  simulate: () => import('./simulate.ts'),
}

const task = TASKS[process.argv[2] ?? '']
if (task === undefined) {
  const [unknown] = commandLine({ usage, allowPositionals: true }).positionals
  wronglyCalled(unknown === undefined ? 'Name a task.' : `There is no task ${unknown}.`, usage)
} else {
  // The task parses the remaining arguments.
  process.argv.splice(2, 1)
  await task()
}
