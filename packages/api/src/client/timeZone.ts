/** The zone of this device, in which its owner's days begin and end. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
