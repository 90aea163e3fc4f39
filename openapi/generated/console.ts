// Generated from openapi/source by `npm run generate`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail or user name and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; the bearer is the refresh token */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the access token speaks for, and what they may do */
        get: operations["checkToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token for a refresh token */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Claim a session that was made ready elsewhere; once, within a minute */
        get: operations["claimLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin enterprise single sign-on; the answer does not tell whether the e-mail is known
         * @description It leads to a page of the platform that goes on to the identity provider, or says what to do where there is none
         *     for this e-mail. It sets a cookie that only this browser has: the login that follows is given to no other.
         */
        post: operations["startSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/{account}/acs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["parameters"]["AccountInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The identity provider's answer (SAML 2.0, HTTP-POST binding), by the person's browser
         * @description Leads to `/login/claim/{id}`, to `/login?sso=failed&code=...` (answer, request, user, off: nothing of the
         *     reason), or, after a test sign-in, to `/sso-tested`. RelayState is not looked at: where a sign-in leads to
         *     was kept when it began.
         */
        post: operations["receiveSsoAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/{account}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["parameters"]["AccountInPath"];
            };
            cookie?: never;
        };
        /** What an identity provider needs to know of this account; its address is the entity id */
        get: operations["readSsoMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail with a PIN and a link; nothing in the answer depends on whether anybody has this e-mail */
        post: operations["requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the PIN of a request within ten minutes; five tries */
        post: operations["checkResetPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password, which ends all sessions of that person; it signs nobody in */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** What a link from a mail is for, and the right to use it; the last answer is the one that counts */
        get: operations["readResetLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accounts/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password of somebody who was invited, and accept the terms */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-apps/{app}/sso": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        /** A token that signs the caller in to an external tool of this installation */
        get: operations["externalSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own open sessions, the latest used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all of the caller's sessions but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the caller's own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove with the password, and the second factor where it is on, that it is still oneself; good for ten minutes of what asks for it */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own account, as a list */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One account */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the account; its name, language, tax id, address, country and principal administrator only as the principal administrator */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/accounts/{id}/sso": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The single sign-on of the account; as it would begin where nobody has set it, version 0 */
        get: operations["readSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the single sign-on; certificate, entry point and issuer have to be there afterwards. It ends no session. */
        patch: operations["changeSso"];
        trace?: never;
    };
    "/accounts/{id}/sso/metadata-import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the identity provider's metadata would set. Nothing is kept, and no demand for a signature ever given up. */
        post: operations["importSsoMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/sso/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try settings before they are saved; what is not given is as it was saved */
        post: operations["checkSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/sso/identities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** By which names identity providers know the users of the account, the latest first */
        get: operations["listSsoIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/sso/identities/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                user: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget by which name a user is known; their next sign-in goes by the e-mail, as the first one did */
        delete: operations["forgetSsoIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account's plan holds */
        get: operations["readPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users; level 5 where no level is asked for */
        get: operations["listUsers"];
        put?: never;
        /**
         * Make a user; without a password they are sent a link to choose one
         * @description Asks for the caller's password within the last ten minutes.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One user, with their account */
        get: operations["readUser"];
        put?: never;
        post?: never;
        /** Remove a user and end their sessions */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        /**
         * Change a user; everybody may change their own names, e-mail, language and password
         * @description A changed e-mail, password or privilege, and enabling somebody again, ask for the caller's password within the last ten minutes. A changed password ends all sessions of the user, and so does disabling them.
         */
        patch: operations["changeUser"];
        trace?: never;
    };
    "/users/{id}/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Whether the caller's own second factor is on; that of others is not there */
        get: operations["readTwoFactor"];
        put?: never;
        /** Begin to set up the second factor; it is on once a code of it is confirmed within ten minutes */
        post: operations["beginTwoFactor"];
        /** Turn the second factor off, or give up setting it up */
        delete: operations["endTwoFactor"];
        options?: never;
        head?: never;
        /** Confirm the second factor with a code of it, which turns it on */
        patch: operations["confirmTwoFactor"];
        trace?: never;
    };
    "/users/{id}/2fa/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new backup codes; those before them are good no more */
        post: operations["renewBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privileges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Privileges, the highest level first; those that every account has, and those that this one made */
        get: operations["listPrivileges"];
        put?: never;
        /**
         * Make a privilege; it can hold nothing that its maker does not hold
         * @description Asks for the caller's password within the last ten minutes.
         */
        post: operations["createPrivilege"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privileges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One privilege */
        get: operations["readPrivilege"];
        put?: never;
        post?: never;
        /** Remove a customized privilege that nobody holds */
        delete: operations["removePrivilege"];
        options?: never;
        head?: never;
        /**
         * Change a customized privilege; whoever holds it is at its level from then on
         * @description Asks for the caller's password within the last ten minutes.
         */
        patch: operations["changePrivilege"];
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each operation asks for, and which of the default privileges hold it */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-connection-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When agents connected and disconnected, and why; the latest first */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-connection-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One connection of an agent */
        get: operations["readConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/ip-restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From where those who are named may connect */
        get: operations["listIpRestrictions"];
        put?: never;
        /** Let some users connect from these addresses only, and from those of their other restrictions */
        post: operations["createIpRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/ip-restrictions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One restriction, with whom it names */
        get: operations["readIpRestriction"];
        put?: never;
        post?: never;
        /** Remove a restriction; whom no other one names may connect from anywhere */
        delete: operations["removeIpRestriction"];
        options?: never;
        head?: never;
        /** Change a restriction */
        patch: operations["changeIpRestriction"];
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that systems speak with; never a key itself */
        get: operations["listApiKeys"];
        put?: never;
        /** Make a key; it is in this answer and nowhere else */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key; it is refused from the next request on */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /** Call a key otherwise */
        patch: operations["changeApiKey"];
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was written to the people of the account, the latest first */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One mail with its text; its PIN and its link only where there is no mail server to send it, and for those who may set its receiver's password, who have shown their own within the last ten minutes */
        get: operations["readMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branches, where enrolled display devices (POCs) stand */
        get: operations["listBranches"];
        put?: never;
        /** Make a branch */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One branch, with its segments and POCs */
        get: operations["readBranch"];
        put?: never;
        post?: never;
        /** Remove a branch that has no POCs */
        delete: operations["removeBranch"];
        options?: never;
        head?: never;
        /** Change a branch */
        patch: operations["changeBranch"];
        trace?: never;
    };
    "/branches/{id}/pocs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The POCs of a branch */
        get: operations["listPocs"];
        put?: never;
        /**
         * Enrol a device as a POC of this branch
         * @description 409 `poc-taken` where it is enrolled already, here or elsewhere. A device that nobody has seen yet may be enrolled; it is bound to the first that connects with its id.
         */
        post: operations["enrolPoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{id}/pocs/{poc}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                poc: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        /** One POC */
        get: operations["readPoc"];
        put?: never;
        post?: never;
        /** Unroll a POC; 409 `poc-connected` while it is connected */
        delete: operations["unrollPoc"];
        options?: never;
        head?: never;
        /** Change how a POC is called; 409 `poc-connected` while it is connected */
        patch: operations["changePoc"];
        trace?: never;
    };
    "/pocs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        /** Whether a device can be enrolled, and what is known of it */
        get: operations["findPoc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Segments, also called departments */
        get: operations["listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One segment, with its agents */
        get: operations["readSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The media that a segment can be reached by */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One medium */
        get: operations["readChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls, the latest first */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        /** One call */
        get: operations["readCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/supervision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a call while it lasts; for now its event trail. Asked again it goes on, and another call that one followed is left */
        post: operations["superviseCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/supervision/{supervision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
                supervision: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Follow it no longer */
        delete: operations["endSupervision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-monitor/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The floor as it is, with the position from which the socket goes on */
        get: operations["readSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, in order; as JSON or, with `Accept application/x-ndjson`, one event a line without a limit */
        get: operations["listEvents"];
        put?: never;
        /**
         * A telephony system says what happened, as a CloudEvents batch
         * @description Idempotent by `source` and `id`. Each event stands alone, a refused one leaves the others accepted. An event of a type that is not known is kept and listed under `unknown`. At most 1 MB.
         */
        post: operations["feedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the parts of the platform are, and from which address one calls; nothing of any account */
        get: operations["readStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a console needs to know of this installation before anybody signs in */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandon-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why customers say that they leave */
        get: operations["listAbandonReasons"];
        put?: never;
        /** Make a reason */
        post: operations["createAbandonReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandon-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a reason */
        get: operations["readAbandonReason"];
        put?: never;
        post?: never;
        /** Remove a reason */
        delete: operations["removeAbandonReason"];
        options?: never;
        head?: never;
        /** Change a reason */
        patch: operations["changeAbandonReason"];
        trace?: never;
    };
    "/ai/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is looked for in transcripts */
        get: operations["listAiTopics"];
        put?: never;
        /** Make a topic */
        post: operations["createAiTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a topic */
        get: operations["readAiTopic"];
        put?: never;
        post?: never;
        /** Remove a topic */
        delete: operations["removeAiTopic"];
        options?: never;
        head?: never;
        /** Change a topic */
        patch: operations["changeAiTopic"];
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Persons and companies that the business knows */
        get: operations["listContacts"];
        put?: never;
        /** Make a contact */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a contact */
        get: operations["readContact"];
        put?: never;
        post?: never;
        /** Remove a contact */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        /** Change a contact */
        patch: operations["changeContact"];
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What agents are told */
        get: operations["listNotifications"];
        put?: never;
        /** Make a notification */
        post: operations["createNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a notification */
        get: operations["readNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a notification */
        patch: operations["changeNotification"];
        trace?: never;
    };
    "/referrers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links from where calls begin */
        get: operations["listReferrers"];
        put?: never;
        /** Make a link */
        post: operations["createReferrer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a link */
        get: operations["readReferrer"];
        put?: never;
        post?: never;
        /** Remove a link */
        delete: operations["removeReferrer"];
        options?: never;
        head?: never;
        /** Change a link */
        patch: operations["changeReferrer"];
        trace?: never;
    };
    "/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Secrets of webhooks */
        get: operations["listSecrets"];
        put?: never;
        /** Make a secret */
        post: operations["createSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secrets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a secret */
        get: operations["readSecret"];
        put?: never;
        post?: never;
        /** Remove a secret */
        delete: operations["removeSecret"];
        options?: never;
        head?: never;
        /** Change a secret */
        patch: operations["changeSecret"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags that agents put on calls */
        get: operations["listTags"];
        put?: never;
        /** Make a tag */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a tag */
        get: operations["readTag"];
        put?: never;
        post?: never;
        /** Remove a tag */
        delete: operations["removeTag"];
        options?: never;
        head?: never;
        /** Change a tag */
        patch: operations["changeTag"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @enum {string} */
            type: "/problems/malformed" | "/problems/terms-not-accepted" | "/problems/unauthorized" | "/problems/wrong-credentials" | "/problems/two-factor-wrong" | "/problems/two-factor-needed" | "/problems/two-factor-expired" | "/problems/no-subscription" | "/problems/address-not-allowed" | "/problems/forbidden" | "/problems/proof-needed" | "/problems/not-in-plan" | "/problems/plan-limit" | "/problems/conflict" | "/problems/would-lock-out" | "/problems/poc-taken" | "/problems/poc-connected" | "/problems/session-expired" | "/problems/pin-wrong" | "/problems/reset-active" | "/problems/too-many-links" | "/problems/link-unknown" | "/problems/link-expired" | "/problems/already-activated" | "/problems/password-policy" | "/problems/weak-password" | "/problems/call-over" | "/problems/call-unanswered" | "/problems/supervision-off" | "/problems/not-found" | "/problems/method-not-allowed" | "/problems/attempt-limit" | "/problems/stale-version" | "/problems/version-needed" | "/problems/too-large" | "/problems/unsupported-media-type" | "/problems/unprocessable" | "/problems/too-many-requests" | "/problems/unexpected" | "/problems/unavailable";
            title: string;
            status: number;
            detail?: string;
            /** @description The id to quote; it finds the log line. */
            instance?: string;
            errors?: {
                pointer: string;
                code: string;
                message: string;
            }[];
            /** @description How the record stands, on 412. */
            current?: Record<string, unknown>;
        };
        LoginRequest: {
            /** @constant */
            strategy: "local";
            /** @description An e-mail or a user name. */
            email: string;
            password: string;
            otp?: components["schemas"]["Otp"];
            /** @description The terms are accepted. */
            agreement?: boolean;
            remember?: boolean;
        };
        /** @description Six digits of the second factor, or one of its backup codes. */
        Otp: string;
        LoginAnswer: {
            level: number;
            accessToken?: string;
            refreshToken?: string;
            user: {
                _id: components["schemas"]["Id"];
                account: components["schemas"]["Id"];
            };
            /** @description An agent account: its place is `location`, no token is given. */
            redirect: boolean;
            location?: string;
            remember: boolean;
        };
        RefreshRequest: {
            refreshToken: string;
        };
        RefreshAnswer: {
            accessToken: string;
            refreshToken?: string;
        };
        Session: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            account: components["schemas"]["Account"];
            abilities: components["schemas"]["Permission"][];
            /** @description What the plan holds. */
            features: string[];
            /** @description Whether this is the principal administrator of the account. */
            principal: boolean;
        };
        OpenSession: {
            _id: components["schemas"]["Id"];
            /** @description The one that asks. */
            current: boolean;
            remember: boolean;
            /** @description Where it was begun. */
            address: string | null;
            /** @description What the browser said it is, at most 256 characters of it. */
            agent: string | null;
            createdAt: components["schemas"]["Time"];
            usedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        OpenSessionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["OpenSession"][];
        };
        Proof: {
            password: string;
            otp?: components["schemas"]["Otp"];
        };
        SsoRequest: {
            email: string;
            /** @description The terms are accepted. */
            agreement?: boolean;
            remember?: boolean;
            /** @description The path of this console that follows. */
            redirect?: string;
        };
        SsoStart: {
            /** @description Where the browser goes next: a page of this platform that leads on to the identity provider, or says what to do. */
            location: string;
        };
        ExternalSso: {
            /** @description A token for the external tool alone, good for two minutes. */
            ssoToken: string;
        };
        TwoFactor: {
            enabled: boolean;
            since: components["schemas"]["Time"] | null;
            backupCodesLeft: number;
        };
        TwoFactorSecret: {
            /** @description Base32, to type by hand. */
            secret: string;
            /** @description The same as otpauth:// has it, for a QR. */
            uri: string;
        };
        TwoFactorCode: {
            code: string;
        };
        BackupCodes: {
            /** @description Each signs in once in place of a code. */
            backupCodes: string[];
        };
        /** @enum {string} */
        ResetKind: "reset" | "activation";
        ResetRequest: {
            email: string;
            kind: components["schemas"]["ResetKind"];
            /** @description The active request for this e-mail, which a new one takes the place of; a minute after it was put. */
            request?: string;
            /** @description What the asking page speaks. The mail does, to whoever has chosen no language of their own. */
            language?: components["schemas"]["Language"];
        };
        ResetStart: {
            /** @description What the PIN is shown with. Only who asked knows it. */
            request: string;
        };
        ResetPin: {
            request: string;
            pin: string;
        };
        ResetGrant: {
            /** @description Allows to set one password, within ten minutes. */
            grant: string;
        };
        PasswordChoice: {
            grant: string;
            password: string;
        };
        ResetLink: {
            kind: components["schemas"]["ResetKind"];
            /** @description Allows to set one password, within ten minutes. */
            grant: string;
            /** @description Whose it is, with all but the first letter left out. */
            email: string;
        };
        Activation: {
            grant: string;
            password: string;
            /** @description The terms are accepted. */
            agreement?: boolean;
        };
        SsoAnswerForm: {
            SAMLResponse: string;
            RelayState?: string;
        };
        Sso: {
            type: components["schemas"]["SsoType"];
            enabled: boolean;
            cert: components["schemas"]["SsoCertificate"] | null;
            entryPoint: string | null;
            issuer: string | null;
            wantAuthnResponseSigned: boolean;
            wantAssertionsSigned: boolean;
            signatureAlgorithm: components["schemas"]["SsoHash"];
            digestAlgorithm: components["schemas"]["SsoHash"];
            forceAuthn: boolean;
            authnRequestBinding: components["schemas"]["SsoBinding"];
            identifierFormat: string | null;
            /** @description What the identity provider has to be told of this account. */
            serviceProvider: {
                entityId: string;
                /** @description The assertion consumer service. */
                acs: string;
                metadataUrl: string;
            };
            lastTest: components["schemas"]["SsoTest"] | null;
            updatedAt: components["schemas"]["Time"] | null;
            version: number;
        };
        /** @description The certificate itself is never answered. */
        SsoCertificate: {
            /** @description SHA-256, in pairs with colons. */
            fingerprint: string;
            subject: string;
            validFrom: components["schemas"]["Time"];
            validTo: components["schemas"]["Time"];
            setAt: components["schemas"]["Time"];
            /** @description null: the platform itself. */
            setBy: components["schemas"]["Reference"] | null;
        };
        SsoChange: {
            type?: components["schemas"]["SsoType"];
            enabled?: boolean;
            /** @description X.509 as PEM; its key is RSA of 2048 bit at least. */
            cert?: string;
            /** @description An https URL; http for this very machine only. */
            entryPoint?: string;
            /** @description The entity id of the identity provider. */
            issuer?: string;
            wantAuthnResponseSigned?: boolean;
            wantAssertionsSigned?: boolean;
            signatureAlgorithm?: components["schemas"]["SsoHash"];
            digestAlgorithm?: components["schemas"]["SsoHash"];
            forceAuthn?: boolean;
            authnRequestBinding?: components["schemas"]["SsoBinding"];
            /** @description null: whatever the provider gives. Never the transient one: such a name is another each time. */
            identifierFormat?: string | null;
        };
        SsoTrial: {
            cert?: string;
            entryPoint?: string;
            issuer?: string;
            wantAuthnResponseSigned?: boolean;
            wantAssertionsSigned?: boolean;
            signatureAlgorithm?: components["schemas"]["SsoHash"];
            digestAlgorithm?: components["schemas"]["SsoHash"];
            forceAuthn?: boolean;
            authnRequestBinding?: components["schemas"]["SsoBinding"];
            identifierFormat?: string | null;
        };
        /** @enum {string} */
        SsoType: "saml";
        /**
         * @description sha256 and sha512 are always taken, sha1 only where it is chosen.
         * @enum {string}
         */
        SsoHash: "sha256" | "sha512" | "sha1";
        /** @enum {string} */
        SsoBinding: "HTTP-Redirect" | "HTTP-POST";
        SsoMetadata: {
            xml: string;
        };
        SsoImport: {
            change: components["schemas"]["SsoChange"];
            /** @description What to know before it is saved. */
            notes: ("several-certificates" | "no-certificate-now-valid" | "several-providers" | "wants-signed-requests")[];
        };
        SsoReport: {
            checks: {
                /** @enum {string} */
                name: "entryPoint" | "certificate" | "signature" | "issuer" | "testSignIn";
                /** @enum {string} */
                state: "passed" | "warning" | "failed" | "open";
                /** @enum {string} */
                code: "answers" | "answers-with-error" | "no-answer" | "refused-address" | "missing" | "wrong-url" | "valid" | "expires-soon" | "expired" | "not-yet-valid" | "wrong-certificate" | "strong" | "sha1" | "unsigned" | "present" | "our-own" | "confirmed" | "other-issuer" | "not-tried" | "accepted" | "refused";
                /** @description For people who know SAML: an HTTP status, a date, what was answered. */
                detail?: string;
            }[];
            /** @description Opens a test sign-in with these very values; it signs nobody in. null: something is missing for it. */
            testLocation: string | null;
            lastTest: components["schemas"]["SsoTest"] | null;
        };
        SsoIdentity: {
            user: components["schemas"]["Reference"];
            issuer: string;
            /** @description What the identity provider calls the user. */
            nameId: string;
            createdAt: components["schemas"]["Time"];
        };
        SsoIdentityPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SsoIdentity"][];
        };
        /** @description The last test sign-in, and what the provider said in it. */
        SsoTest: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            outcome: "accepted" | "not-xml" | "too-large" | "doctype" | "markup" | "structure" | "status" | "encrypted" | "algorithm" | "signature" | "wrong-destination" | "wrong-issuer" | "wrong-audience" | "wrong-recipient" | "not-yet-valid" | "expired" | "not-asked-again" | "name-id" | "unknown-request" | "replayed" | "unknown-user" | "bound-otherwise" | "not-enabled";
            detail: string | null;
            issuer: string | null;
            nameId: string | null;
            nameIdFormat: string | null;
            attributes: {
                [key: string]: string[];
            };
            /** @description Whom it would have signed in. */
            user: components["schemas"]["Reference"] | null;
        };
        PrivilegeRecord: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["Privilege"];
            /** @description null: one of those that every account has, which a console names itself. */
            label: string | null;
            level: number;
            /** @description Every account has it, and nobody changes it. */
            default: boolean;
            permissions: components["schemas"]["Permission"][];
            /** @description How many hold it. */
            users: number;
            /** @description What the caller may do with it. */
            abilities: ("edit" | "remove")[];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        NewPrivilege: {
            name: components["schemas"]["Privilege"];
            label: string;
            level: number;
            permissions: components["schemas"]["Permission"][];
        };
        PrivilegeChange: {
            label?: string;
            level?: number;
            permissions?: components["schemas"]["Permission"][];
        };
        PrivilegePage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["PrivilegeRecord"][];
        };
        PermissionRow: {
            operation: string;
            method: string;
            path: string;
            /** @description A permission, or `public`, or `signed-in`. */
            permission: string;
            /** @description The password has to be shown within the last ten minutes. */
            fresh: boolean;
            /** @description What the plan has to hold. */
            feature: string | null;
            /** @description API keys may ask it too. */
            keys: boolean;
            /** @description Which default privileges hold it; `principal` is the principal administrator. */
            privileges: ("principal" | "admin" | "supervisor" | "recording-reviewer" | "agent-recording" | "agent")[];
        };
        PermissionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["PermissionRow"][];
        };
        /** @enum {string} */
        Permission: "account.read" | "account.write" | "business.write" | "administrators.write" | "privileges.read" | "privileges.write" | "users.read" | "users.write" | "connections.read" | "ip-restrictions.read" | "ip-restrictions.write" | "api-keys.read" | "api-keys.write" | "sso.read" | "sso.write" | "mails.read" | "segments.read" | "branches.read" | "branches.write" | "calls.read" | "calls.supervise" | "monitor.read" | "events.read" | "events.write" | "audit.read" | "abandon-reasons.read" | "abandon-reasons.write" | "ai-topics.read" | "ai-topics.write" | "contacts.read" | "contacts.write" | "notifications.read" | "notifications.write" | "referrers.read" | "referrers.write" | "secrets.read" | "secrets.write" | "tags.read" | "tags.write";
        /** @enum {string} */
        DefaultPrivilege: "admin" | "supervisor" | "recording-reviewer" | "agent-recording" | "agent";
        /** @description The name of a privilege. */
        Privilege: string;
        /** @enum {string} */
        Feature: "looker" | "CALENDAR" | "store_files" | "sso";
        /** @enum {string} */
        Language: "en" | "es" | "fr";
        Account: {
            _id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["Language"];
            timeZone: components["schemas"]["Zone"];
            targets: components["schemas"]["Targets"];
            taxId?: string | null;
            address?: string | null;
            /** @description Two letters, ISO 3166-1. */
            country?: string | null;
            /** @description The principal administrator. */
            principal?: components["schemas"]["Id"] | null;
            supervision: components["schemas"]["SupervisionRule"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        AccountChange: {
            name?: string;
            language?: components["schemas"]["Language"];
            timeZone?: components["schemas"]["Zone"];
            targets?: components["schemas"]["Targets"];
            taxId?: string;
            address?: string;
            country?: string;
            principal?: components["schemas"]["Id"];
            supervision?: components["schemas"]["SupervisionChange"];
        };
        /** @description What the live numbers are held against. */
        Targets: {
            /** @description The threshold of the service level. */
            answerWithinSeconds: number;
            serviceLevelPercent: number;
            waiting: number;
            longestWaitSeconds: number;
            abandonedPercent: number;
        };
        AccountPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Account"][];
        };
        Plan: {
            features: {
                name: string;
                /** @description null: without a limit. */
                limit: number | null;
                /** @description How many there are, of what the platform counts. */
                used?: number;
            }[];
        };
        User: {
            _id: components["schemas"]["Id"];
            firstname?: string;
            lastname?: string;
            email?: string | null;
            username?: string | null;
            lang?: components["schemas"]["Language"] | null;
            account?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            level?: number;
            privilege?: components["schemas"]["Privilege"];
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            availability?: components["schemas"]["WeeklyHours"];
            /** @description Kept, and cannot sign in. */
            disabled?: boolean;
            /** @description Has a password. */
            activated?: boolean;
            /** @description The principal administrator of the account. */
            principal?: boolean;
            /** @description A recording named this agent. */
            imported?: boolean;
            /** @description What the caller may do with this user. */
            abilities?: components["schemas"]["UserAbility"][];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        /**
         * @description edit: names, e-mail, user name, language and password. assign: segments and availability. grant: another privilege.
         * @enum {string}
         */
        UserAbility: "edit" | "assign" | "grant" | "disable" | "remove";
        PersonName: string;
        /** Format: email */
        EmailAddress: string;
        /** @description Signs in as an e-mail does. */
        UserName: string;
        /** @description A common one is refused. */
        NewPassword: string;
        /** @description When somebody is there, in the account's time zone. Ranges of one day do not overlap; none at all is always. */
        WeeklyHours: {
            /** @description Monday is 1. */
            day: number;
            start: string;
            /** @description After the start. */
            end: string;
        }[];
        NewUser: {
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"] | null;
            username?: components["schemas"]["UserName"] | null;
            password?: components["schemas"]["NewPassword"];
            lang?: components["schemas"]["Language"] | null;
            privilege: components["schemas"]["Privilege"];
            segments?: components["schemas"]["Id"][];
            availability?: components["schemas"]["WeeklyHours"];
            disabled?: boolean;
        };
        UserChange: {
            firstname?: components["schemas"]["PersonName"];
            lastname?: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"] | null;
            username?: components["schemas"]["UserName"] | null;
            password?: components["schemas"]["NewPassword"];
            lang?: components["schemas"]["Language"] | null;
            privilege?: components["schemas"]["Privilege"];
            segments?: components["schemas"]["Id"][];
            availability?: components["schemas"]["WeeklyHours"];
            disabled?: boolean;
        };
        UserPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["User"][];
        };
        Segment: {
            _id: components["schemas"]["Id"];
            name?: string;
            channels?: components["schemas"]["MediaChannel"][];
            users?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
            /** @enum {string} */
            type?: "classic" | "event";
            /** @description A recording named this segment. */
            imported?: boolean;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        SegmentPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Segment"][];
        };
        Channel: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["MediaChannel"];
        };
        ChannelPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Channel"][];
        };
        Call: {
            _id: components["schemas"]["Key"];
            contact?: components["schemas"]["Key"];
            queue?: components["schemas"]["Key"] | null;
            customer?: string | null;
            channel?: components["schemas"]["MediaChannel"];
            agent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            segment?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            transferredAgent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            transferredSegment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            transfers?: number;
            /** @description Milliseconds before the answer. */
            waited?: number | null;
            tags?: string[];
            startedAt?: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
            /** @enum {string|null} */
            endedBy?: "customer" | "user" | "network" | "platform" | null;
            createdAt?: components["schemas"]["Time"];
        };
        CallPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Call"][];
        };
        /** @description Another record, as populate gives it; its name is null where it no longer stands. */
        Reference: {
            _id: components["schemas"]["Id"];
            name: string | null;
        };
        /** @description A secret that is kept and never shown again; when it was set. */
        Sealed: {
            setAt: components["schemas"]["Time"];
        };
        Connection: {
            _id: components["schemas"]["Id"];
            user?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            session?: components["schemas"]["Key"];
            /** @description It stands at this moment. */
            connected?: boolean;
            /** @description null: nothing is known of its beginning. */
            connectedAt?: components["schemas"]["Time"] | null;
            disconnectedAt?: components["schemas"]["Time"] | null;
            reason?: components["schemas"]["DisconnectReason"] | null;
            /** @description How long it lasted, ms. */
            duration?: number | null;
            ip?: string | null;
            browser?: string | null;
        };
        ConnectionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Connection"][];
        };
        /**
         * @description A user whom at least one restriction names may connect only from an address inside one of theirs, at every
         *     request and for as long as a socket is open; everybody else may connect from anywhere. The address is the one
         *     that the proxies of the installation vouch for. API keys are not users and are not restricted.
         */
        IpRestriction: {
            _id: components["schemas"]["Id"];
            range?: components["schemas"]["IpRange"];
            description?: string;
            users?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        IpRestrictionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["IpRestriction"][];
        };
        /** @description An IPv4 or IPv6 address, or a range in CIDR notation; it is kept as its network, in its shortest form. */
        IpRange: string;
        NewIpRestriction: {
            range: components["schemas"]["IpRange"];
            users: components["schemas"]["Id"][];
            description?: string;
            /** @description Said again where it would keep the caller themself out; else that is answered 409. */
            confirm?: boolean;
        };
        IpRestrictionChange: {
            range?: components["schemas"]["IpRange"];
            users?: components["schemas"]["Id"][];
            description?: string;
            /** @description Said again where it would keep the caller themself out; else that is answered 409. */
            confirm?: boolean;
        };
        ApiKey: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description The first characters of the key. */
            prefix?: string;
            privilege?: components["schemas"]["Privilege"];
            createdAt?: components["schemas"]["Time"];
            /** @description null: the platform itself. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description When it was last used, to the minute. */
            usedAt?: components["schemas"]["Time"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        ApiKeyPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ApiKey"][];
        };
        NewApiKey: {
            name: string;
            privilege: components["schemas"]["Privilege"];
        };
        MadeApiKey: {
            /** @description The key itself. */
            key: string;
            apiKey: components["schemas"]["ApiKey"];
        };
        ApiKeyChange: {
            name: string;
        };
        /**
         * @description reset, activation, activated: the way to a password. The others tell whoever owns something what was done to it; they hold no secret.
         * @enum {string}
         */
        MailKind: "reset" | "activation" | "activated" | "password-changed" | "email-changed" | "two-factor-on" | "two-factor-off" | "codes-closed" | "backup-codes-renewed" | "api-key-created" | "sso-changed" | "principal-changed";
        Mail: {
            _id: components["schemas"]["Id"];
            to?: string;
            kind?: components["schemas"]["MailKind"];
            subject?: string;
            /**
             * @description kept: there is no mail server. waiting: on its way, or to be tried again.
             * @enum {string}
             */
            state?: "kept" | "waiting" | "sent" | "failed";
            /** @description Why the last try failed. */
            reason?: string | null;
            tries?: number;
            createdAt?: components["schemas"]["Time"];
            sentAt?: components["schemas"]["Time"] | null;
        };
        MailWithText: {
            _id: components["schemas"]["Id"];
            to: string;
            kind: components["schemas"]["MailKind"];
            subject: string;
            /** @enum {string} */
            state: "kept" | "waiting" | "sent" | "failed";
            reason: string | null;
            tries: number;
            createdAt: components["schemas"]["Time"];
            sentAt: components["schemas"]["Time"] | null;
            /** @description Without the PIN and the link where they are left out. */
            text: string;
            link: string | null;
            pin: string | null;
            /** @description What is left out only because the password of the caller was not shown within the last ten minutes: after a proof (proveSession) it is there. */
            hidden: ("pin" | "link")[];
        };
        MailPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Mail"][];
        };
        BranchLabel: string;
        /** @description The id that integrations use. */
        IntegrationName: string;
        /** @description An id of the business itself; null: none. */
        OwnId: string | null;
        BranchAddress: string | null;
        Branch: {
            _id: components["schemas"]["Id"];
            label?: components["schemas"]["BranchLabel"];
            name?: components["schemas"]["IntegrationName"];
            integrationId?: components["schemas"]["OwnId"];
            address?: components["schemas"]["BranchAddress"];
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            pocs?: (components["schemas"]["PocId"] | components["schemas"]["PocReference"])[];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        BranchPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Branch"][];
        };
        NewBranch: {
            label: components["schemas"]["BranchLabel"];
            name: components["schemas"]["IntegrationName"];
            integrationId?: components["schemas"]["OwnId"];
            address?: components["schemas"]["BranchAddress"];
            segments?: components["schemas"]["Id"][];
        };
        BranchChange: {
            label?: components["schemas"]["BranchLabel"];
            name?: components["schemas"]["IntegrationName"];
            integrationId?: components["schemas"]["OwnId"];
            address?: components["schemas"]["BranchAddress"];
            segments?: components["schemas"]["Id"][];
        };
        /** @description A POC as populate gives it. */
        PocReference: {
            _id: components["schemas"]["PocId"];
            name: string | null;
        };
        Poc: {
            _id: components["schemas"]["PocId"];
            branch: components["schemas"]["Id"];
            label: components["schemas"]["BranchLabel"];
            internalId: components["schemas"]["OwnId"];
            integrationId: components["schemas"]["OwnId"];
            connected: boolean;
            /** @description When it last connected; null: never. */
            latestConnection: components["schemas"]["Time"] | null;
            enrolledAt: components["schemas"]["Time"];
            browser: string | null;
            os: string | null;
            /** @description Its type: desktop, tablet, phone, television. */
            device: string | null;
            ip: string | null;
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        PocPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Poc"][];
        };
        NewPoc: {
            pocId: components["schemas"]["PocId"];
            label: components["schemas"]["BranchLabel"];
            internalId?: components["schemas"]["OwnId"];
            integrationId?: components["schemas"]["OwnId"];
        };
        PocChange: {
            label?: components["schemas"]["BranchLabel"];
            internalId?: components["schemas"]["OwnId"];
            integrationId?: components["schemas"]["OwnId"];
        };
        FoundPoc: {
            _id: components["schemas"]["PocId"];
            /** @description Enrolled already, in this account or in another one. */
            taken: boolean;
            /** @description null: nobody has seen it yet, or it is none of this account's. */
            seen: {
                browser: string | null;
                os: string | null;
                device: string | null;
                ip: string | null;
                at: components["schemas"]["Time"];
            } | null;
            /** @description Where it is enrolled; null: not in this account. */
            branch: components["schemas"]["Reference"] | null;
        };
        Supervision: {
            _id: components["schemas"]["Id"];
            call: components["schemas"]["Key"];
            agent: components["schemas"]["Id"];
            segment: components["schemas"]["Id"];
            startedAt: components["schemas"]["Time"];
        };
        /** @description Whether calls may be followed live, and who accepted the terms of it, when. */
        SupervisionRule: {
            enabled: boolean;
            termsAcceptedAt: components["schemas"]["Time"] | null;
            termsAcceptedBy: components["schemas"]["Id"] | null;
        };
        SupervisionChange: {
            enabled: boolean;
            /**
             * @description The caller has read the terms and accepts them for the account.
             * @constant
             */
            termsAccepted?: true;
        };
        /** @enum {integer} */
        Direction: 1 | -1;
        TextFilter: string | {
            $in?: string[];
            $ne?: string;
        };
        NumberFilter: components["schemas"]["FilterNumber"] | {
            $in?: components["schemas"]["FilterNumber"][];
            $ne?: components["schemas"]["FilterNumber"];
            $gt?: components["schemas"]["FilterNumber"];
            $gte?: components["schemas"]["FilterNumber"];
            $lt?: components["schemas"]["FilterNumber"];
            $lte?: components["schemas"]["FilterNumber"];
        };
        FilterNumber: number;
        DayFilter: {
            $gte?: components["schemas"]["Day"];
            $lte?: components["schemas"]["Day"];
        };
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, of a year that people plan for; kept as UTC with milliseconds.
         */
        Moment: string;
        /**
         * Format: date
         * @description A day of the calendar, wherever one is.
         */
        Day: string;
        TimeFilter: {
            $gt?: components["schemas"]["AnyTime"];
            $gte?: components["schemas"]["AnyTime"];
            $lt?: components["schemas"]["AnyTime"];
            $lte?: components["schemas"]["AnyTime"];
        };
        EventPage: {
            channel: components["schemas"]["ChannelName"];
            epoch: components["schemas"]["Epoch"];
            head: components["schemas"]["Head"];
            data: components["schemas"]["Event"][];
        };
        /** @description Each is checked on its own against the schema of its type, and answered on its own. */
        FedEvents: unknown[];
        FeedAnswer: {
            accepted: number;
            duplicates: number;
            refused: {
                index: number;
                id: string | null;
                /** @enum {string} */
                code: "malformed" | "unknown-member" | "invalid" | "reserved-type" | "live-traffic";
                message: string;
            }[];
            /**
             * @description Accepted, but of a type that this contract does not name: kept as it came and counted as unknown, without
             *     any other effect on the floor. Absent where every type is known.
             */
            unknown?: {
                index: number;
                id: string;
                type: string;
            }[];
        };
        Status: {
            time: components["schemas"]["Time"];
            /** @description The address that this request came from. */
            address: string;
            parts: {
                /** @enum {string} */
                part: "api" | "storage" | "live";
                /** @enum {string} */
                state: "operating" | "slow" | "down";
                /** @description ms, measured on the platform. */
                answeredIn?: number;
            }[];
        };
        Configuration: {
            /** @description Where agents work. */
            panelUrl: string;
            /** @description Where accounts above level 4 are sent. */
            consoleUrl: string;
            /** @description Where the customers' feedback is kept. */
            feedbackUrl: string;
            /** @description A Sentry DSN, null: errors are reported nowhere. */
            errorReporting: string | null;
            /** @description Whether there is a mail server. Without one mails stay in the outbox, where an administrator finds them. */
            sendsMail: boolean;
        };
        AbandonReason: {
            _id: components["schemas"]["Id"];
            /** @description What customers see. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        AbandonReasonPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AbandonReason"][];
        };
        NewAbandonReason: {
            /** @description What customers see. */
            label: string;
            name: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
        };
        AbandonReasonChange: {
            /** @description What customers see. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
        };
        AiTopic: {
            _id: components["schemas"]["Id"];
            label?: string;
            /** @description Lowercase letters and dashes only. */
            identifier?: string;
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        AiTopicPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AiTopic"][];
        };
        NewAiTopic: {
            label: string;
            /** @description Lowercase letters and dashes only. */
            identifier: string;
            description?: string;
        };
        AiTopicChange: {
            label?: string;
            /** @description Lowercase letters and dashes only. */
            identifier?: string;
            description?: string;
        };
        Contact: {
            _id: components["schemas"]["Id"];
            /** @description What people call them: their name, else what else is known of them. */
            readonly name?: string;
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            company?: string;
            /** @description The company among these contacts that they belong to. */
            employer?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description Who looks after them. */
            assignments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description What the business itself calls them. */
            externalId?: string;
            integrationId?: string;
            documentId?: string;
            addressLine?: string;
            postalCode?: string;
            city?: string;
            state?: string;
            country?: string;
            /** Format: date */
            birthDate?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | null;
            /** @enum {string|null} */
            maritalStatus?: "single" | "married" | "divorced" | "widowed" | null;
            preferredLanguage?: string;
            /** @enum {string|null} */
            contactPreference?: "phone" | "video" | "email" | "message" | null;
            currency?: string | null;
            paymentPreference?: string;
            loyaltyStatus?: string;
            /** Format: date */
            lastPurchaseDate?: string | null;
            lastContactAt?: components["schemas"]["Moment"] | null;
            leadSource?: string;
            /** @enum {string|null} */
            leadStatus?: "new" | "contacted" | "qualified" | "won" | "lost" | null;
            campaignConsent?: boolean;
            jobTitle?: string;
            industry?: string;
            employees?: number | null;
            website?: string | null;
            campaigns?: string[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        ContactPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Contact"][];
        };
        NewContact: {
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            company?: string;
            /** @description The company among these contacts that they belong to. */
            employer?: components["schemas"]["Id"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description Who looks after them. */
            assignments?: components["schemas"]["Id"][];
            /** @description What the business itself calls them. */
            externalId?: string;
            integrationId?: string;
            documentId?: string;
            addressLine?: string;
            postalCode?: string;
            city?: string;
            state?: string;
            country?: string;
            /** Format: date */
            birthDate?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | null;
            /** @enum {string|null} */
            maritalStatus?: "single" | "married" | "divorced" | "widowed" | null;
            preferredLanguage?: string;
            /** @enum {string|null} */
            contactPreference?: "phone" | "video" | "email" | "message" | null;
            currency?: string | null;
            paymentPreference?: string;
            loyaltyStatus?: string;
            /** Format: date */
            lastPurchaseDate?: string | null;
            lastContactAt?: components["schemas"]["Moment"] | null;
            leadSource?: string;
            /** @enum {string|null} */
            leadStatus?: "new" | "contacted" | "qualified" | "won" | "lost" | null;
            campaignConsent?: boolean;
            jobTitle?: string;
            industry?: string;
            employees?: number | null;
            website?: string | null;
            campaigns?: string[];
        };
        ContactChange: {
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            company?: string;
            /** @description The company among these contacts that they belong to. */
            employer?: components["schemas"]["Id"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description Who looks after them. */
            assignments?: components["schemas"]["Id"][];
            /** @description What the business itself calls them. */
            externalId?: string;
            integrationId?: string;
            documentId?: string;
            addressLine?: string;
            postalCode?: string;
            city?: string;
            state?: string;
            country?: string;
            /** Format: date */
            birthDate?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | null;
            /** @enum {string|null} */
            maritalStatus?: "single" | "married" | "divorced" | "widowed" | null;
            preferredLanguage?: string;
            /** @enum {string|null} */
            contactPreference?: "phone" | "video" | "email" | "message" | null;
            currency?: string | null;
            paymentPreference?: string;
            loyaltyStatus?: string;
            /** Format: date */
            lastPurchaseDate?: string | null;
            lastContactAt?: components["schemas"]["Moment"] | null;
            leadSource?: string;
            /** @enum {string|null} */
            leadStatus?: "new" | "contacted" | "qualified" | "won" | "lost" | null;
            campaignConsent?: boolean;
            jobTitle?: string;
            industry?: string;
            employees?: number | null;
            website?: string | null;
            campaigns?: string[];
        };
        Notification: {
            _id: components["schemas"]["Id"];
            title?: string;
            message?: string;
            /** @description When agents are told; where it is past, or nothing is said, at once. */
            publishAt?: components["schemas"]["Moment"] | null;
            /** @description When agents were told; null until then. */
            readonly sentAt?: components["schemas"]["Moment"] | null;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        NotificationPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Notification"][];
        };
        NewNotification: {
            title: string;
            message: string;
            /** @description When agents are told; where it is past, or nothing is said, at once. */
            publishAt?: components["schemas"]["Moment"] | null;
        };
        NotificationChange: {
            title?: string;
            message?: string;
            /** @description When agents are told; where it is past, or nothing is said, at once. */
            publishAt?: components["schemas"]["Moment"] | null;
        };
        Referrer: {
            _id: components["schemas"]["Id"];
            link?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        ReferrerPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Referrer"][];
        };
        NewReferrer: {
            link: string;
        };
        ReferrerChange: {
            link?: string;
        };
        Secret: {
            _id: components["schemas"]["Id"];
            /** @description Letters, digits and underscores. */
            name?: string;
            /** @description Sealed where it is kept, and in no answer. */
            value?: components["schemas"]["Sealed"] | null;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        SecretPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Secret"][];
        };
        NewSecret: {
            /** @description Letters, digits and underscores. */
            name: string;
            /** @description Sealed where it is kept, and in no answer. */
            value: string;
        };
        SecretChange: {
            /** @description Letters, digits and underscores. */
            name?: string;
            /** @description Sealed where it is kept, and in no answer. */
            value?: string;
        };
        Tag: {
            _id: components["schemas"]["Id"];
            /** @description What agents see. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        TagPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Tag"][];
        };
        NewTag: {
            /** @description What agents see. */
            label: string;
            name: components["schemas"]["IntegrationName"];
            description?: string;
        };
        TagChange: {
            /** @description What agents see. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            description?: string;
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        Id: string;
        /** @description RFC 3339, UTC, milliseconds. */
        Time: string;
        /** @description An IANA time zone, such as Europe/Madrid. */
        Zone: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, without leap seconds; kept as UTC with milliseconds.
         */
        AnyTime: string;
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        Key: string;
        /** @enum {string} */
        DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        /** @description The id that a device made for itself: 60 random bits in three groups, without the letters I, L, O and U. */
        PocId: string;
        /** @enum {string} */
        MediaChannel: "video" | "audio";
        ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        Epoch: string;
        /** @description The last offset of an epoch, 0 before the first event. */
        Head: number;
        /** @description The time of a channel. Platform time at rate 1 when live, the recording's time at its speed when one is played, rate 0 when it stands. */
        Clock: {
            now: components["schemas"]["Time"];
            rate: number;
            zone: components["schemas"]["Zone"];
        };
        Count: number;
        /** @description Kept with every change, so that no number needs a walk over the floor. */
        FloorCounts: {
            connected: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
            statusKnown: components["schemas"]["Count"];
        };
        FloorSegment: {
            id: components["schemas"]["Id"];
            /** @description null while only its id was said. */
            name: string | null;
            channels: components["schemas"]["MediaChannel"][];
            imported: boolean;
            waiting: components["schemas"]["Count"];
            inCall: components["schemas"]["Count"];
            agents: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
        };
        /** @enum {string} */
        DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        Instant: number;
        LocalDay: string;
        /** @description A duration in milliseconds. */
        Millis: number;
        /** @description The agent's work on one local day, summed up to `at`; what runs since then is not yet in it. */
        FloorAgentDay: {
            day: components["schemas"]["LocalDay"] | null;
            calls: components["schemas"]["Count"];
            busy: components["schemas"]["Millis"];
            free: components["schemas"]["Millis"];
            at: components["schemas"]["Instant"];
        };
        FloorAgent: {
            id: components["schemas"]["Id"];
            name: string | null;
            segments: components["schemas"]["Id"][];
            imported: boolean;
            /**
             * @description null: never said.
             * @enum {string|null}
             */
            connection: "online" | "offline" | null;
            /** @description The last one said, null: never said. */
            status: components["schemas"]["DetailStatus"] | null;
            reason: string | null;
            /** @description When what is shown of the agent last changed, ms. */
            since: number | null;
            sessions: components["schemas"]["Key"][];
            /** @description At most one; two are an anomaly and both are shown. */
            calls: components["schemas"]["Key"][];
            lastDisconnection: {
                time: components["schemas"]["Instant"];
                reason: components["schemas"]["DisconnectReason"];
            } | null;
            today: components["schemas"]["FloorAgentDay"];
        };
        /** @description A display device of which anything was said since this log began. Unrolled ones are gone. */
        FloorPoc: {
            id: components["schemas"]["Key"];
            branch: components["schemas"]["Id"];
            connected: boolean;
        };
        Offset: number;
        FloorQueueEntry: {
            id: components["schemas"]["Key"];
            contact: components["schemas"]["Key"];
            segment: components["schemas"]["Id"];
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            priority: number;
            since: components["schemas"]["Instant"];
            day: components["schemas"]["LocalDay"];
            offeredTo: components["schemas"]["Id"] | null;
            offeredAt: number | null;
            dismissals: components["schemas"]["Count"];
            offset: components["schemas"]["Offset"];
        };
        Word: string;
        FloorCall: {
            id: components["schemas"]["Key"];
            contact: components["schemas"]["Key"];
            queue: components["schemas"]["Key"] | null;
            segment: components["schemas"]["Id"];
            user: components["schemas"]["Id"] | null;
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            since: components["schemas"]["Instant"];
            day: components["schemas"]["LocalDay"];
            /** @description How long the customer had waited, ms; null where the log does not say. */
            waited: number | null;
            transfers: components["schemas"]["Count"];
            tags: components["schemas"]["Word"][];
            offset: components["schemas"]["Offset"];
        };
        FloorContact: {
            id: components["schemas"]["Key"];
            /** @description Whether a contact-created was heard, or only what belongs to the contact. */
            said: boolean;
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            day: components["schemas"]["LocalDay"];
            queue: components["schemas"]["Key"] | null;
            call: components["schemas"]["Key"] | null;
        };
        FloorEnd: {
            /** @description Its subject: queue/<id>, call/<id> or contact/<id>. */
            id: string;
            /** @enum {string} */
            how: "answered" | "abandoned" | "ended";
        };
        /**
         * @description What ended lately, so that a late or a second word about it is known for what it is. Two generations of
         *     at most 5,000 each; the older one is forgotten when the younger is full.
         */
        FloorEnded: {
            young: components["schemas"]["FloorEnd"][];
            old: components["schemas"]["FloorEnd"][];
        };
        /** @description What was counted on one local day, over all (`id` is `all`) or of one segment. */
        Tally: {
            id: string;
            contacts: components["schemas"]["Count"];
            hangs: components["schemas"]["Count"];
            answered: components["schemas"]["Count"];
            abandoned: components["schemas"]["Count"];
            dismissed: components["schemas"]["Count"];
            timeouts: components["schemas"]["Count"];
            transferred: components["schemas"]["Count"];
            /** @description Answered, by wait in whole seconds rounded up; the last place is all over 600 s. */
            waits: components["schemas"]["Count"][];
            /** @description Abandoned, likewise. */
            quits: components["schemas"]["Count"][];
            waited: components["schemas"]["Millis"];
            talks: components["schemas"]["Count"];
            talked: components["schemas"]["Millis"];
        };
        FloorDay: {
            day: components["schemas"]["LocalDay"];
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            tallies: components["schemas"]["Tally"][];
        };
        /** @description A fact that contradicts the state. It is kept and listed, and changes no count. */
        Anomaly: {
            offset: components["schemas"]["Offset"];
            time: components["schemas"]["Instant"];
            type: string;
            subject: string;
            /** @enum {string} */
            reason: "queue-exists" | "queue-closed" | "queue-unknown" | "call-exists" | "call-closed" | "call-unknown" | "contact-exists" | "contact-closed" | "contact-unknown" | "agent-in-two-calls" | "session-unknown" | "time-unreadable";
        };
        FloorAnomalies: {
            total: components["schemas"]["Count"];
            byReason: {
                [key: string]: components["schemas"]["Count"];
            };
            latest: components["schemas"]["Anomaly"][];
        };
        /** @enum {string} */
        TrafficKind: "demo" | "recording";
        FloorTraffic: {
            kind: components["schemas"]["TrafficKind"];
            name: components["schemas"]["Word"];
            source: string;
            started: components["schemas"]["Instant"];
            /** @enum {string|null} */
            ended: "finished" | "stopped" | "interrupted" | null;
        };
        /** @description The JSON of the floor that `evolveFloor` folds. */
        FloorState: {
            zone: components["schemas"]["Zone"];
            counts: components["schemas"]["FloorCounts"];
            segments: components["schemas"]["FloorSegment"][];
            agents: components["schemas"]["FloorAgent"][];
            pocs: components["schemas"]["FloorPoc"][];
            queue: components["schemas"]["FloorQueueEntry"][];
            calls: components["schemas"]["FloorCall"][];
            contacts: components["schemas"]["FloorContact"][];
            ended: components["schemas"]["FloorEnded"];
            days: components["schemas"]["FloorDay"][];
            anomalies: components["schemas"]["FloorAnomalies"];
            /** @description How many facts of each type that is not known here. */
            unknown: {
                [key: string]: components["schemas"]["Count"];
            };
            traffic: components["schemas"]["FloorTraffic"] | null;
        };
        Snapshot: {
            channel: components["schemas"]["ChannelName"];
            epoch: components["schemas"]["Epoch"];
            offset: components["schemas"]["Head"];
            clock: components["schemas"]["Clock"];
            state: components["schemas"]["FloorState"];
        };
        /**
         * @description Any fact, as the log keeps it. `data` is described by the schema whose `x-events` names the type; facts of
         *     a type that no schema names are kept, counted and shown as unknown.
         */
        Event: {
            /** @constant */
            specversion: "1.0";
            id: components["schemas"]["Word"];
            source: string;
            type: string;
            subject: string;
            time: components["schemas"]["Time"];
            channel: components["schemas"]["ChannelName"];
            epoch: components["schemas"]["Epoch"];
            offset: components["schemas"]["Offset"];
            /** @description Absent for version 1 of a payload. */
            dataschema?: string;
            data: Record<string, unknown>;
        };
    };
    responses: {
        /** @description Anything else. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Malformed, or with an unknown parameter, operator or member. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in, or wrong credentials. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no active subscription. */
        NoSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The privilege does not hold this permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password was not shown within the last ten minutes. */
        ProofNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there; what belongs to others is not there. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code of the second factor is asked for, or the one that came is too old. */
        TwoFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account does not allow live supervision, or nobody has accepted its terms. */
        SupervisionOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It cannot be as things are. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was used, or is too old. */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another request for this e-mail is under way; Retry-After says how long. */
        ResetActive: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Five mails a day to one e-mail, and a hundred from one address; Retry-After says how long. */
        TooManyLinks: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is not the PIN of this request. */
        PinWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was used or replaced, is too old, or was guessed at too often. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many wrong passwords. */
        AttemptLimit: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed it meanwhile; `current` is how it stands. */
        Stale: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A known member breaks a rule. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A write needs If-Match. */
        VersionNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The platform cannot reach its storage. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
        Key: components["schemas"]["Key"];
        AccountInPath: components["schemas"]["Id"];
        Limit: number;
        Skip: number;
        Search: string;
        /** @description The version that was read, as its ETag; a write without it is answered 428. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version, for If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Otp = components['schemas']['Otp'];
export type LoginAnswer = components['schemas']['LoginAnswer'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type RefreshAnswer = components['schemas']['RefreshAnswer'];
export type Session = components['schemas']['Session'];
export type OpenSession = components['schemas']['OpenSession'];
export type OpenSessionPage = components['schemas']['OpenSessionPage'];
export type Proof = components['schemas']['Proof'];
export type SsoRequest = components['schemas']['SsoRequest'];
export type SsoStart = components['schemas']['SsoStart'];
export type ExternalSso = components['schemas']['ExternalSso'];
export type TwoFactor = components['schemas']['TwoFactor'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];
export type TwoFactorCode = components['schemas']['TwoFactorCode'];
export type BackupCodes = components['schemas']['BackupCodes'];
export type ResetKind = components['schemas']['ResetKind'];
export type ResetRequest = components['schemas']['ResetRequest'];
export type ResetStart = components['schemas']['ResetStart'];
export type ResetPin = components['schemas']['ResetPin'];
export type ResetGrant = components['schemas']['ResetGrant'];
export type PasswordChoice = components['schemas']['PasswordChoice'];
export type ResetLink = components['schemas']['ResetLink'];
export type Activation = components['schemas']['Activation'];
export type SsoAnswerForm = components['schemas']['SsoAnswerForm'];
export type Sso = components['schemas']['Sso'];
export type SsoCertificate = components['schemas']['SsoCertificate'];
export type SsoChange = components['schemas']['SsoChange'];
export type SsoTrial = components['schemas']['SsoTrial'];
export type SsoType = components['schemas']['SsoType'];
export type SsoHash = components['schemas']['SsoHash'];
export type SsoBinding = components['schemas']['SsoBinding'];
export type SsoMetadata = components['schemas']['SsoMetadata'];
export type SsoImport = components['schemas']['SsoImport'];
export type SsoReport = components['schemas']['SsoReport'];
export type SsoIdentity = components['schemas']['SsoIdentity'];
export type SsoIdentityPage = components['schemas']['SsoIdentityPage'];
export type SsoTest = components['schemas']['SsoTest'];
export type PrivilegeRecord = components['schemas']['PrivilegeRecord'];
export type NewPrivilege = components['schemas']['NewPrivilege'];
export type PrivilegeChange = components['schemas']['PrivilegeChange'];
export type PrivilegePage = components['schemas']['PrivilegePage'];
export type PermissionRow = components['schemas']['PermissionRow'];
export type PermissionPage = components['schemas']['PermissionPage'];
export type Permission = components['schemas']['Permission'];
export type DefaultPrivilege = components['schemas']['DefaultPrivilege'];
export type Privilege = components['schemas']['Privilege'];
export type Feature = components['schemas']['Feature'];
export type Language = components['schemas']['Language'];
export type Account = components['schemas']['Account'];
export type AccountChange = components['schemas']['AccountChange'];
export type Targets = components['schemas']['Targets'];
export type AccountPage = components['schemas']['AccountPage'];
export type Plan = components['schemas']['Plan'];
export type User = components['schemas']['User'];
export type UserAbility = components['schemas']['UserAbility'];
export type PersonName = components['schemas']['PersonName'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type UserName = components['schemas']['UserName'];
export type NewPassword = components['schemas']['NewPassword'];
export type WeeklyHours = components['schemas']['WeeklyHours'];
export type NewUser = components['schemas']['NewUser'];
export type UserChange = components['schemas']['UserChange'];
export type UserPage = components['schemas']['UserPage'];
export type Segment = components['schemas']['Segment'];
export type SegmentPage = components['schemas']['SegmentPage'];
export type Channel = components['schemas']['Channel'];
export type ChannelPage = components['schemas']['ChannelPage'];
export type Call = components['schemas']['Call'];
export type CallPage = components['schemas']['CallPage'];
export type Reference = components['schemas']['Reference'];
export type Sealed = components['schemas']['Sealed'];
export type Connection = components['schemas']['Connection'];
export type ConnectionPage = components['schemas']['ConnectionPage'];
export type IpRestriction = components['schemas']['IpRestriction'];
export type IpRestrictionPage = components['schemas']['IpRestrictionPage'];
export type IpRange = components['schemas']['IpRange'];
export type NewIpRestriction = components['schemas']['NewIpRestriction'];
export type IpRestrictionChange = components['schemas']['IpRestrictionChange'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type MadeApiKey = components['schemas']['MadeApiKey'];
export type ApiKeyChange = components['schemas']['ApiKeyChange'];
export type MailKind = components['schemas']['MailKind'];
export type Mail = components['schemas']['Mail'];
export type MailWithText = components['schemas']['MailWithText'];
export type MailPage = components['schemas']['MailPage'];
export type BranchLabel = components['schemas']['BranchLabel'];
export type IntegrationName = components['schemas']['IntegrationName'];
export type OwnId = components['schemas']['OwnId'];
export type BranchAddress = components['schemas']['BranchAddress'];
export type Branch = components['schemas']['Branch'];
export type BranchPage = components['schemas']['BranchPage'];
export type NewBranch = components['schemas']['NewBranch'];
export type BranchChange = components['schemas']['BranchChange'];
export type PocReference = components['schemas']['PocReference'];
export type Poc = components['schemas']['Poc'];
export type PocPage = components['schemas']['PocPage'];
export type NewPoc = components['schemas']['NewPoc'];
export type PocChange = components['schemas']['PocChange'];
export type FoundPoc = components['schemas']['FoundPoc'];
export type Supervision = components['schemas']['Supervision'];
export type SupervisionRule = components['schemas']['SupervisionRule'];
export type SupervisionChange = components['schemas']['SupervisionChange'];
export type Direction = components['schemas']['Direction'];
export type TextFilter = components['schemas']['TextFilter'];
export type NumberFilter = components['schemas']['NumberFilter'];
export type FilterNumber = components['schemas']['FilterNumber'];
export type DayFilter = components['schemas']['DayFilter'];
export type Moment = components['schemas']['Moment'];
export type Day = components['schemas']['Day'];
export type TimeFilter = components['schemas']['TimeFilter'];
export type EventPage = components['schemas']['EventPage'];
export type FedEvents = components['schemas']['FedEvents'];
export type FeedAnswer = components['schemas']['FeedAnswer'];
export type Status = components['schemas']['Status'];
export type Configuration = components['schemas']['Configuration'];
export type AbandonReason = components['schemas']['AbandonReason'];
export type AbandonReasonPage = components['schemas']['AbandonReasonPage'];
export type NewAbandonReason = components['schemas']['NewAbandonReason'];
export type AbandonReasonChange = components['schemas']['AbandonReasonChange'];
export type AiTopic = components['schemas']['AiTopic'];
export type AiTopicPage = components['schemas']['AiTopicPage'];
export type NewAiTopic = components['schemas']['NewAiTopic'];
export type AiTopicChange = components['schemas']['AiTopicChange'];
export type Contact = components['schemas']['Contact'];
export type ContactPage = components['schemas']['ContactPage'];
export type NewContact = components['schemas']['NewContact'];
export type ContactChange = components['schemas']['ContactChange'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NewNotification = components['schemas']['NewNotification'];
export type NotificationChange = components['schemas']['NotificationChange'];
export type Referrer = components['schemas']['Referrer'];
export type ReferrerPage = components['schemas']['ReferrerPage'];
export type NewReferrer = components['schemas']['NewReferrer'];
export type ReferrerChange = components['schemas']['ReferrerChange'];
export type Secret = components['schemas']['Secret'];
export type SecretPage = components['schemas']['SecretPage'];
export type NewSecret = components['schemas']['NewSecret'];
export type SecretChange = components['schemas']['SecretChange'];
export type Tag = components['schemas']['Tag'];
export type TagPage = components['schemas']['TagPage'];
export type NewTag = components['schemas']['NewTag'];
export type TagChange = components['schemas']['TagChange'];
export type Id = components['schemas']['Id'];
export type Time = components['schemas']['Time'];
export type Zone = components['schemas']['Zone'];
export type AnyTime = components['schemas']['AnyTime'];
export type Key = components['schemas']['Key'];
export type DisconnectReason = components['schemas']['DisconnectReason'];
export type PocId = components['schemas']['PocId'];
export type MediaChannel = components['schemas']['MediaChannel'];
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Head = components['schemas']['Head'];
export type Clock = components['schemas']['Clock'];
export type Count = components['schemas']['Count'];
export type FloorCounts = components['schemas']['FloorCounts'];
export type FloorSegment = components['schemas']['FloorSegment'];
export type DetailStatus = components['schemas']['DetailStatus'];
export type Instant = components['schemas']['Instant'];
export type LocalDay = components['schemas']['LocalDay'];
export type Millis = components['schemas']['Millis'];
export type FloorAgentDay = components['schemas']['FloorAgentDay'];
export type FloorAgent = components['schemas']['FloorAgent'];
export type FloorPoc = components['schemas']['FloorPoc'];
export type Offset = components['schemas']['Offset'];
export type FloorQueueEntry = components['schemas']['FloorQueueEntry'];
export type Word = components['schemas']['Word'];
export type FloorCall = components['schemas']['FloorCall'];
export type FloorContact = components['schemas']['FloorContact'];
export type FloorEnd = components['schemas']['FloorEnd'];
export type FloorEnded = components['schemas']['FloorEnded'];
export type Tally = components['schemas']['Tally'];
export type FloorDay = components['schemas']['FloorDay'];
export type Anomaly = components['schemas']['Anomaly'];
export type FloorAnomalies = components['schemas']['FloorAnomalies'];
export type TrafficKind = components['schemas']['TrafficKind'];
export type FloorTraffic = components['schemas']['FloorTraffic'];
export type FloorState = components['schemas']['FloorState'];
export type Snapshot = components['schemas']['Snapshot'];
export type Event = components['schemas']['Event'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNoSubscription = components['responses']['NoSubscription'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseProofNeeded = components['responses']['ProofNeeded'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTwoFactor = components['responses']['TwoFactor'];
export type ResponseSupervisionOff = components['responses']['SupervisionOff'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseSessionExpired = components['responses']['SessionExpired'];
export type ResponseResetActive = components['responses']['ResetActive'];
export type ResponseTooManyLinks = components['responses']['TooManyLinks'];
export type ResponsePinWrong = components['responses']['PinWrong'];
export type ResponseLinkExpired = components['responses']['LinkExpired'];
export type ResponseAttemptLimit = components['responses']['AttemptLimit'];
export type ResponseStale = components['responses']['Stale'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseVersionNeeded = components['responses']['VersionNeeded'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterId = components['parameters']['Id'];
export type ParameterKey = components['parameters']['Key'];
export type ParameterAccountInPath = components['parameters']['AccountInPath'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSkip = components['parameters']['Skip'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The path of this console that follows the login. */
                "X-Redirect"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in, or sent elsewhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["NoSubscription"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["AttemptLimit"];
            412: components["responses"]["TwoFactor"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its sockets are ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Renewed. A new refresh token replaces the old one where one is given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    claimLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in, or sent elsewhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            402: components["responses"]["NoSubscription"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["AttemptLimit"];
            423: components["responses"]["SessionExpired"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    startSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoRequest"];
            };
        };
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoStart"];
                };
            };
            400: components["responses"]["Malformed"];
            410: components["responses"]["AttemptLimit"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    receiveSsoAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["parameters"]["AccountInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SsoAnswerForm"];
            };
        };
        responses: {
            /** @description Where it leads. */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readSsoMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["parameters"]["AccountInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SAML metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": string;
                };
            };
            400: components["responses"]["Malformed"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description Whoever has this e-mail is sent a mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetStart"];
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["ResetActive"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyLinks"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkResetPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPin"];
            };
        };
        responses: {
            /** @description The PIN is the one of this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetGrant"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["PinWrong"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChoice"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["LinkExpired"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description They can sign in now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    externalSso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalSso"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They and their sockets are ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its sockets are ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    proveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description Proven. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["AttemptLimit"];
            412: components["responses"]["TwoFactor"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readSso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sso"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeSso: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sso"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    importSsoMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoMetadata"];
            };
        };
        responses: {
            /** @description For a change to carry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoImport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkSso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoTrial"];
            };
        };
        responses: {
            /** @description Each check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSsoIdentities: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoIdentityPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    forgetSsoIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                user: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. It ends no session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    firstname?: components["schemas"]["Direction"];
                    lastname?: components["schemas"]["Direction"];
                    email?: components["schemas"]["Direction"];
                    level?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("firstname" | "lastname" | "email" | "username" | "lang" | "account" | "level" | "privilege" | "segments" | "availability" | "disabled" | "activated" | "principal" | "imported" | "abilities" | "createdAt" | "updatedAt" | "version")[];
                populate?: ("account" | "segments")[];
                level?: components["schemas"]["NumberFilter"];
                privilege?: components["schemas"]["TextFilter"];
                _id?: components["schemas"]["TextFilter"];
                disabled?: boolean;
                imported?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactor"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, which is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description The backup codes, which are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    renewBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backup codes, which are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPrivileges: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                level?: components["schemas"]["NumberFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivilegePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createPrivilege: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPrivilege"];
            };
        };
        responses: {
            /** @description The privilege. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivilegeRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readPrivilege: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privilege. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivilegeRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removePrivilege: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privilege is no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changePrivilege: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivilegeChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivilegeRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    connectedAt?: components["schemas"]["Direction"];
                    disconnectedAt?: components["schemas"]["Direction"];
                    duration?: components["schemas"]["Direction"];
                };
                $select?: ("user" | "session" | "connected" | "connectedAt" | "disconnectedAt" | "reason" | "duration" | "ip" | "browser")[];
                populate?: "user"[];
                _id?: components["schemas"]["TextFilter"];
                user?: components["schemas"]["TextFilter"];
                reason?: components["schemas"]["TextFilter"];
                connectedAt?: components["schemas"]["TimeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listIpRestrictions: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    range?: components["schemas"]["Direction"];
                    description?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("range" | "description" | "users" | "createdAt" | "updatedAt" | "version")[];
                populate?: "users"[];
                _id?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestrictionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createIpRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIpRestriction"];
            };
        };
        responses: {
            /** @description The restriction. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestriction"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readIpRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restriction. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestriction"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeIpRestriction: {
        parameters: {
            query?: {
                /** @description Said again where it would keep the caller themself out; else that is answered 409. */
                confirm?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeIpRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRestrictionChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestriction"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    privilege?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    usedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "prefix" | "privilege" | "createdAt" | "createdBy" | "usedAt" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiKey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    to?: components["schemas"]["Direction"];
                    state?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("to" | "kind" | "subject" | "state" | "reason" | "tries" | "createdAt" | "sentAt")[];
                state?: components["schemas"]["TextFilter"];
                kind?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailWithText"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    name?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "name" | "integrationId" | "address" | "segments" | "pocs" | "createdAt" | "updatedAt" | "version")[];
                populate?: ("segments" | "pocs")[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBranch"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPocs: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    enrolledAt?: components["schemas"]["Direction"];
                    latestConnection?: components["schemas"]["Direction"];
                };
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PocPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    enrolPoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPoc"];
            };
        };
        responses: {
            /** @description As it was enrolled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readPoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                poc: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The POC. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    unrollPoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                poc: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device is free again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changePoc: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                poc: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PocChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    findPoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPoc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSegments: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    visibility?: components["schemas"]["Direction"];
                    type?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "channels" | "users" | "visibility" | "type" | "imported" | "createdAt" | "updatedAt" | "version")[];
                populate?: "users"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                channels?: components["schemas"]["TextFilter"];
                visibility?: components["schemas"]["TextFilter"];
                type?: components["schemas"]["TextFilter"];
                imported?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listChannels: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    startedAt?: components["schemas"]["Direction"];
                    endedAt?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    waited?: components["schemas"]["Direction"];
                };
                $select?: ("createdAt" | "startedAt" | "endedAt" | "endedBy" | "contact" | "queue" | "customer" | "channel" | "waited" | "tags" | "transfers" | "agent" | "segment" | "transferredAgent" | "transferredSegment")[];
                populate?: ("agent" | "segment" | "transferredAgent" | "transferredSegment")[];
                _id?: components["schemas"]["TextFilter"];
                agent?: components["schemas"]["TextFilter"];
                segment?: components["schemas"]["TextFilter"];
                channel?: components["schemas"]["TextFilter"];
                startedAt?: components["schemas"]["TimeFilter"];
                endedAt?: components["schemas"]["TimeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    superviseCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supervision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            451: components["responses"]["SupervisionOff"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endSupervision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
                supervision: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The floor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The caller's floor where it is absent. */
                channel?: components["schemas"]["ChannelName"];
                /** @description The present one where it is absent. */
                epoch?: components["schemas"]["Epoch"];
                /** @description Only offsets greater than this. */
                after?: components["schemas"]["Head"];
                /** @description Only offsets less than this. */
                before?: components["schemas"]["Offset"];
                /** @description Only what happened then or later. */
                from?: components["schemas"]["AnyTime"];
                /** @description Only what happened before. */
                to?: components["schemas"]["AnyTime"];
                type?: components["schemas"]["TextFilter"];
                subject?: components["schemas"]["TextFilter"];
                $limit?: number;
                $sort?: {
                    offset?: components["schemas"]["Direction"];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    feedEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FedEvents"];
                "application/cloudevents-batch+json": components["schemas"]["FedEvents"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["Malformed"];
            default: components["responses"]["Problem"];
        };
    };
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            400: components["responses"]["Malformed"];
            default: components["responses"]["Problem"];
        };
    };
    listAbandonReasons: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    name?: components["schemas"]["Direction"];
                    visibility?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "name" | "visibility" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                visibility?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbandonReasonPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAbandonReason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAbandonReason"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbandonReason"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readAbandonReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbandonReason"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeAbandonReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAbandonReason: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbandonReasonChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbandonReason"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAiTopics: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    identifier?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "identifier" | "description" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                identifier?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiTopicPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAiTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAiTopic"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiTopic"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readAiTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiTopic"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeAiTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAiTopic: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiTopicChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiTopic"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    lastname?: components["schemas"]["Direction"];
                    firstname?: components["schemas"]["Direction"];
                    company?: components["schemas"]["Direction"];
                    type?: components["schemas"]["Direction"];
                    email?: components["schemas"]["Direction"];
                    city?: components["schemas"]["Direction"];
                    country?: components["schemas"]["Direction"];
                    birthDate?: components["schemas"]["Direction"];
                    lastPurchaseDate?: components["schemas"]["Direction"];
                    lastContactAt?: components["schemas"]["Direction"];
                    employees?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "type" | "firstname" | "lastname" | "company" | "employer" | "email" | "phone" | "assignments" | "externalId" | "integrationId" | "documentId" | "addressLine" | "postalCode" | "city" | "state" | "country" | "birthDate" | "gender" | "maritalStatus" | "preferredLanguage" | "contactPreference" | "currency" | "paymentPreference" | "loyaltyStatus" | "lastPurchaseDate" | "lastContactAt" | "leadSource" | "leadStatus" | "campaignConsent" | "jobTitle" | "industry" | "employees" | "website" | "campaigns" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "employer" | "assignments")[];
                _id?: components["schemas"]["TextFilter"];
                type?: components["schemas"]["TextFilter"];
                externalId?: components["schemas"]["TextFilter"];
                email?: components["schemas"]["TextFilter"];
                leadStatus?: components["schemas"]["TextFilter"];
                campaignConsent?: boolean;
                assignments?: components["schemas"]["TextFilter"];
                employer?: components["schemas"]["TextFilter"];
                country?: components["schemas"]["TextFilter"];
                birthDate?: components["schemas"]["DayFilter"];
                lastPurchaseDate?: components["schemas"]["DayFilter"];
                lastContactAt?: components["schemas"]["TimeFilter"];
                employees?: components["schemas"]["NumberFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    title?: components["schemas"]["Direction"];
                    publishAt?: components["schemas"]["Direction"];
                    sentAt?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("title" | "message" | "publishAt" | "sentAt" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                publishAt?: components["schemas"]["TimeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotification"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listReferrers: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    link?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("link" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createReferrer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReferrer"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readReferrer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeReferrer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeReferrer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferrerChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSecrets: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "value" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSecret"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    name?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "name" | "description" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionNeeded"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
}
