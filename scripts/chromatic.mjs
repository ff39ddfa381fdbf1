import { commandLine } from './commandLine.mjs'
import { run, say } from './prepare.mjs'

const args = process.argv.slice(2)
// Other options are passed to Chromatic.
if (args.some((arg) => arg === '--help' || arg === '-h')) {
  commandLine({
    usage: `npm run chromatic [-- options of chromatic]
Sends the Storybook to Chromatic, with the token in CHROMATIC_PROJECT_TOKEN; without one it does nothing.`,
    allowPositionals: true,
  })
}
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exit(run('chromatic', args) ? 0 : 1)
}
say('No pictures were sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.')
