/** What a file of another tool is called, by the end of its name or by what stands in it. */
interface ForeignFormat {
  tool: string
  ending?: RegExp
  sign?: RegExp
}

/** In the order in which they are tried; only the beginning of a file is looked at. */
const FOREIGN_FORMATS: readonly ForeignFormat[] = [
  { tool: "Ren'Py", ending: /\.rpyc?$/iu, sign: /^label \w+(?:\([^)\n]*\))?:[ \t]*$/mu },
  {
    tool: 'Inform 7',
    ending: /\.(?:ni|i7x?)$/iu,
    sign: /^[ \t]*(?:The )?[\w ]{1,60} is a room[ \t]*(?:[.,;"]|$)|^(?:The )?story headline is /mu,
  },
  {
    tool: 'Inform 6',
    ending: /\.inf$/iu,
    sign: /^Constant Story\b|^\[ Initialise;|^Include "Parser";/mu,
  },
  { tool: 'TADS', ending: /\.t$/iu, sign: /^#include <(?:tads|adv3)\.h>/mu },
  { tool: 'Quest', ending: /\.(?:aslx?|quest)$/iu, sign: /^<asl version=/mu },
  { tool: 'Compiled adventure', ending: /\.(?:z[3-8]|zblorb|gblorb|blorb|ulx|gam)$/iu },
  { tool: 'Ink Unity package', ending: /\.unitypackage$/iu },
  { tool: 'Yarn Spinner', ending: /\.yarn$/iu, sign: /^title: .+\n(?:[a-z]+:.*\n)*---\n/mu },
  { tool: 'Squiffy', ending: /\.squiffy$/iu },
  { tool: 'Word processor', ending: /\.(?:docx?|odt|rtf|pdf|pages)$/iu },
]

const LOOKED_AT = 100_000

/**
 * The tool that a file comes from, where it is one that cannot be read; null for any other.
 * @param text Given where nothing says for sure that it is a story of ours.
 */
export function foreignToolOf(fileName: string, text = ''): string | null {
  const beginning = text.slice(0, LOOKED_AT)
  const found = FOREIGN_FORMATS.find(
    ({ ending, sign }) => ending?.test(fileName) === true || sign?.test(beginning) === true,
  )
  return found?.tool ?? null
}

/** Returns true for ChoiceScript: commands with a star at the beginning of a line. */
export function isChoiceScript(text: string): boolean {
  const commands = text
    .slice(0, LOOKED_AT)
    .matchAll(
      /^[ \t]*\*(choice|fake_choice|title|scene_list|create|page_break|finish|goto|label|set|temp|stat_chart|ending|goto_scene|gosub|comment|author)\b/gmu,
    )
  return new Set([...commands].map(([, command]) => command)).size >= 2
}
