import type { Command } from 'commander'

import { addLocalModel, progressLines } from '../../addLocalModel.ts'
import type { OnProgress } from '../../providers/modelFile/takeModelFile.ts'
import { CommandFault, withProduct, type CliContext } from './cliContext.ts'

const BAR_WIDTH = 30
const MEBIBYTE = 2 ** 20

function drawBar(): OnProgress {
  let shown = -1
  return (done, total) => {
    const percent = Math.floor((100 * done) / total)
    if (percent === shown) return
    shown = percent
    const bar = '#'.repeat(Math.floor((BAR_WIDTH * done) / total)).padEnd(BAR_WIDTH, '.')
    const size = `${Math.round(done / MEBIBYTE)} of ${Math.round(total / MEBIBYTE)} MB`
    const end = done === total ? '\n' : ''
    process.stderr.write(`\r\u001B[2K[${bar}] ${percent} %, ${size}${end}`)
  }
}

export function addModelCommands(program: Command, cliContext: CliContext): void {
  const { config, say, tell } = cliContext
  program
    .command('model')
    .description('run language models on this machine')
    .command('add')
    .description('install a model file and bind all storytellers to it')
    .argument('<file>', 'a GGUF file, or its https address')
    .option('--sha256 <checksum>', 'refuse a file with another checksum')
    .action(async (source: string, { sha256 }: { sha256?: string }) => {
      if (sha256 !== undefined && !/^[\da-f]{64}$/i.test(sha256)) {
        throw new CommandFault('A sha256 checksum has 64 hexadecimal digits.')
      }
      const onProgress = process.stderr.isTTY ? drawBar() : progressLines(tell)
      const adding = { source, sha256, say, onProgress }
      await withProduct(cliContext, (ports) => addLocalModel(ports, config, adding))
    })
}
