/** As much of an e-mail as its owner needs to know it again: `a•••@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, "$1•••");
