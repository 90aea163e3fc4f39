/** The channel of what the live monitor of an account shows. */
export const floorOf = (account: string): string => `account/${account}/floor`;

/** The channel of what only the administrators of an account may see. */
export const auditOf = (account: string): string => `account/${account}/audit`;
