import { run, say } from './prepare.mjs'

/** Sends the Storybook to Chromatic, as `chromatic.config.json` says; without a token there is nothing to do. */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exit(run('chromatic', process.argv.slice(2)) ? 0 : 1)
}
say('No pictures were sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.')
