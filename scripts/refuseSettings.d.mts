type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with settings, as far as can be told before anything is installed. */
export function settingFaults(env: Environment): Promise<string[]>

/** Ends the process where settings cannot be used. */
export function refuseSettings(env: Environment): Promise<void>
