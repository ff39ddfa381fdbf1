import { commandLine } from './commandLine.mjs'
import { execute, TOGETHER } from './packages/pack.mjs'

commandLine({
  usage: `npm run pack
Builds and packs what stands together in another project (${TOGETHER.join(', ')}): a file to install of each, here.`,
})

process.stdout.write(
  execute('npm', [
    'pack',
    '--loglevel=error',
    ...TOGETHER.flatMap((name) => ['-w', `@kathasagar/${name}`]),
  ]),
)
