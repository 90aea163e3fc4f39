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
        /**
         * Users; level 5 where no level is asked for
         * @description Their last call is there for whoever may read calls, their last connection for whoever may read connections. Nobody else sorts by them.
         */
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
    "/users/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a user, and what becomes of them when the user is removed */
        get: operations["readUserHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imported-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many segments and users recordings brought to the account
         * @description A recording that is played on the floor creates the segments and users that it names and the account lacks. Asks for `segments.write` besides.
         */
        get: operations["readImportedRecords"];
        put?: never;
        post?: never;
        /**
         * Remove all segments and users that recordings brought to the account
         * @description In one step. Asks for `segments.write` besides. Records that name one of them lose it, as they do when a single one is removed; those that others cannot do without, and users with a privilege that the caller may not give, stay. Calls keep the names of their segments and agents. A recording that is played again brings its records again.
         */
        delete: operations["removeImportedRecords"];
        options?: never;
        head?: never;
        patch?: never;
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
        /** One key, and never the key itself */
        get: operations["readApiKey"];
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
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the platform tells what happens */
        get: operations["listWebhooks"];
        put?: never;
        /** Have somebody told what happens */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One webhook; what it says of secret headers is only that they are there */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /** Remove a webhook with its logs and with what waits to be delivered to it */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /** Change a webhook; while it is not enabled, it is told of nothing new, and what already waits for it goes on waiting */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/custom-emails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a custom e-mail looks like as it would be sent, of a made-up appointment */
        post: operations["previewCustomEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The times at which an appointment of this service can be made
         * @description By its availability, the hours of its agents, and what they have already.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/agents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The agents of this service, or those of them who can keep an appointment at a time */
        get: operations["listFreeAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/tests": {
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
        /** Deliver a made-up event to it, once, whether it is enabled or not */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a template makes of a made-up event; nothing is kept and nobody is told */
        post: operations["previewWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was tried to deliver, and what came of it; for 30 days, and the last 500 tries of each webhook */
        get: operations["listWebhookLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One try to deliver */
        get: operations["readWebhookLog"];
        put?: never;
        post?: never;
        /** Forget what a try was like */
        delete: operations["removeWebhookLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks-logs/{id}/resends": {
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
        /** Deliver the same once more, with the same webhook-id, whether the webhook is enabled or not */
        post: operations["resendWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deliveries are signed with; never a value */
        get: operations["listSecrets"];
        put?: never;
        /** Make a secret; where it is made up here, it is in this answer and nowhere else */
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
        /** One secret, without its value */
        get: operations["readSecret"];
        put?: never;
        post?: never;
        /** Remove a secret; nothing is signed with it any more */
        delete: operations["removeSecret"];
        options?: never;
        head?: never;
        /** Change how a secret is called and which webhooks it signs for */
        patch: operations["changeSecret"];
        trace?: never;
    };
    "/secrets/{id}/rotations": {
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
        /** Give a secret another value; for 24 hours deliveries are signed with the old one as well */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of every kind that a text finds, some of each
         * @description By what the list of each kind searches in, and only what this person may read, without segments and users that a recording brought; one or two letters find the contacts whose names begin with them. Kind by kind, by their names.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views of lists that this person has saved, and those that others share
         * @description In the order of their tabs. Whoever may not read what the list holds hears 403.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description A person has at most 50 of one list, each with a name of its own (409). Only who may change what the list holds, or the account, shares one (403).
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
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
        /** Forget a saved view */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /** Change a saved view, rename it, share it, move its tab */
        patch: operations["changeView"];
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
    "/forms-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was filled in, the latest first */
        get: operations["listFormSubmissions"];
        put?: never;
        /** Hand in what somebody filled in; it is held to the fields of its form, and said on the floor */
        post: operations["createFormSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One submission, with its form and whom it names */
        get: operations["readFormSubmission"];
        put?: never;
        post?: never;
        /** Delete what was filled in; the history says that it was there, and nothing of what was answered */
        delete: operations["removeFormSubmission"];
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
    "/widget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the widget of the account looks and works; there is one */
        get: operations["listWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The widget */
        get: operations["readWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the widget; of each tab what is not given stays as it is */
        patch: operations["changeWidget"];
        trace?: never;
    };
    "/widget/site-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a site has SSL, which the widget needs; the site is asked now */
        post: operations["checkSite"];
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
    "/calls/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        /** What happened in a call and before it, and its segment as it was when the call began */
        get: operations["readCallHistory"];
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
    "/replay/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the log of the floor has of a stretch of time */
        get: operations["readReplayRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replay/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A recording of a stretch of the floor
         * @description As `recording.yaml` describes it: the shortest stretch that holds all that happened from `from` to before `to`, at most 500,000 events, with the state that it begins from and its seals. It has no personal data. Only with `names`, which only administrators may ask for, it names people. Segments are named for callers who hold `segments.read`.
         */
        get: operations["readReplayRecording"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * What happened, in order
         * @description A floor is for callers who hold `monitor.read` besides `events.read`: it names people, as the live monitor does. An audit is for callers who hold `audit.read`. A page has 5,000 events at most; `/replay/recording` has a stretch of the floor as a recording.
         */
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
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of the account */
        get: operations["listUploads"];
        put?: never;
        /** Say what file is to come; what it holds is sent in parts after that */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One file, without what it holds */
        get: operations["readUpload"];
        put?: never;
        post?: never;
        /** Delete it, and what it holds */
        delete: operations["removeUpload"];
        options?: never;
        head?: never;
        /** Give it another name, with the same ending */
        patch: operations["changeUpload"];
        trace?: never;
    };
    "/uploads/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What it holds, or a part of that */
        get: operations["readUploadContent"];
        /** Add what follows on what is there; with the last part the file is looked at, and is there for all */
        put: operations["addToUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}/links": {
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
        /** A link under which a browser fetches it, for a while and as long as the session lasts */
        post: operations["linkToUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was recorded */
        get: operations["listRecordings"];
        put?: never;
        /** A telephony system says that it records; what it records is sent in parts after that */
        post: operations["createRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One recording, without what it holds */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        /** Delete what it holds; that there was one is kept */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        /**
         * Approve or reject it
         * @description recording → processing → pending → approved or rejected, and from one of these to the other; processing → failed. Only what is pending, approved, rejected or failed can be deleted.
         */
        patch: operations["reviewRecording"];
        trace?: never;
    };
    "/recordings/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What it holds, or a part of that */
        get: operations["readRecordingContent"];
        /** Add what follows on what is there; what goes beyond 2 GB, or the setting's own limit, is cut off, and the recording ends there, as it does after 3 hours */
        put: operations["addToRecording"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{id}/end": {
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
        /** Nothing more comes; the recording is looked at, and then waits to be reviewed */
        post: operations["endRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/views": {
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
        /** Somebody has read a notification, as the software says in which they read it; once is enough */
        post: operations["viewNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{id}/links": {
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
        /** A link under which a browser plays it, for a while and as long as the session lasts */
        post: operations["linkToRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{id}/uploads": {
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
        /** Put it into the storage of its setting now, also where that is not done by itself, or was given up */
        post: operations["uploadRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many recordings wait for the storage of each setting, and why one did not get there */
        get: operations["listRecordingUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings/{id}/uploads": {
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
        /** Try all those again now that wait for the storage of a setting, such as after it was mended */
        post: operations["retryRecordingUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to a storage with what a setting says, saved or not, and look whether the place for recordings is there; nothing is written */
        post: operations["tryRecordingSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        /** What a link leads to, or a part of it; the link says who asks */
        get: operations["readDownload"];
        put?: never;
        post?: never;
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
    "/accounts/{id}/configuration/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of the configuration of an account, the latest first */
        get: operations["readAccountHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/business/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of the business of an account, the latest first */
        get: operations["readBusinessHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/sso/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of the single sign-on of an account, the latest first */
        get: operations["readSsoHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a user, the latest first, also where it was removed */
        get: operations["readUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privileges/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a privilege, the latest first, also where it was removed */
        get: operations["readPrivilegeRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/ip-restrictions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a restriction, the latest first, also where it was removed */
        get: operations["readIpRestrictionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a key, the latest first, also where it was removed */
        get: operations["readApiKeyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a webhook, the latest first, also where it was removed */
        get: operations["readWebhookHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secrets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a secret, the latest first, also where it was removed */
        get: operations["readSecretHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a branch, the latest first, also where it was removed */
        get: operations["readBranchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pocs/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PocId"];
            };
            cookie?: never;
        };
        /** What became of a POC in whichever branches it stood, the latest first, also where it was removed */
        get: operations["readPocHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of the widget, the latest first, also where it was removed */
        get: operations["readWidgetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a file, the latest first, also where it was removed */
        get: operations["readUploadHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a recording, the latest first, also where it was removed */
        get: operations["readRecordingHistory"];
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
    "/abandon-reasons/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a reason, and what becomes of them when it is removed */
        get: operations["readAbandonReasonHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandon-reasons/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a reason, the latest first, also where it was removed */
        get: operations["readAbandonReasonHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/exports/agent-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which agent forms analysts export */
        get: operations["listAgentFormExports"];
        put?: never;
        /** Make an export of agent forms */
        post: operations["createAgentFormExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/exports/agent-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an export of agent forms */
        get: operations["readAgentFormExport"];
        put?: never;
        post?: never;
        /** Remove an export of agent forms */
        delete: operations["removeAgentFormExport"];
        options?: never;
        head?: never;
        /** Change an export of agent forms */
        patch: operations["changeAgentFormExport"];
        trace?: never;
    };
    "/reports/exports/agent-forms/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names an export of agent forms, and what becomes of them when it is removed */
        get: operations["readAgentFormExportHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/exports/agent-forms/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of an export of agent forms, the latest first, also where it was removed */
        get: operations["readAgentFormExportHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/ai/topics/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a topic, and what becomes of them when it is removed */
        get: operations["readAiTopicHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/topics/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a topic, the latest first, also where it was removed */
        get: operations["readAiTopicHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers and agents agreed on */
        get: operations["listAppointments"];
        put?: never;
        /** Make an appointment */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an appointment */
        get: operations["readAppointment"];
        put?: never;
        post?: never;
        /** Remove an appointment */
        delete: operations["removeAppointment"];
        options?: never;
        head?: never;
        /** Change an appointment */
        patch: operations["changeAppointment"];
        trace?: never;
    };
    "/appointments/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names an appointment, and what becomes of them when it is removed */
        get: operations["readAppointmentHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of an appointment, the latest first, also where it was removed */
        get: operations["readAppointmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When appointments can be made */
        get: operations["listAvailabilities"];
        put?: never;
        /** Make an availability */
        post: operations["createAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an availability */
        get: operations["readAvailability"];
        put?: never;
        post?: never;
        /** Remove an availability */
        delete: operations["removeAvailability"];
        options?: never;
        head?: never;
        /** Change an availability */
        patch: operations["changeAvailability"];
        trace?: never;
    };
    "/availabilities/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names an availability, and what becomes of them when it is removed */
        get: operations["readAvailabilityHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of an availability, the latest first, also where it was removed */
        get: operations["readAvailabilityHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/contacts/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a contact, and what becomes of them when it is removed */
        get: operations["readContactHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a contact, the latest first, also where it was removed */
        get: operations["readContactHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What e-mails about appointments say */
        get: operations["listCustomEmails"];
        put?: never;
        /** Make a custom e-mail */
        post: operations["createCustomEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a custom e-mail */
        get: operations["readCustomEmail"];
        put?: never;
        post?: never;
        /** Remove a custom e-mail */
        delete: operations["removeCustomEmail"];
        options?: never;
        head?: never;
        /** Change a custom e-mail */
        patch: operations["changeCustomEmail"];
        trace?: never;
    };
    "/custom-emails/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a custom e-mail, and what becomes of them when it is removed */
        get: operations["readCustomEmailHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-emails/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a custom e-mail, the latest first, also where it was removed */
        get: operations["readCustomEmailHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers and agents fill in */
        get: operations["listForms"];
        put?: never;
        /** Make a form */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a form */
        get: operations["readForm"];
        put?: never;
        post?: never;
        /** Remove a form */
        delete: operations["removeForm"];
        options?: never;
        head?: never;
        /** Change a form */
        patch: operations["changeForm"];
        trace?: never;
    };
    "/forms/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a form, and what becomes of them when it is removed */
        get: operations["readFormHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a form, the latest first, also where it was removed */
        get: operations["readFormHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What those who work with the console wish of it */
        get: operations["listIdeas"];
        put?: never;
        /** Make an idea */
        post: operations["createIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an idea */
        get: operations["readIdea"];
        put?: never;
        post?: never;
        /** Remove an idea */
        delete: operations["removeIdea"];
        options?: never;
        head?: never;
        /** Change an idea */
        patch: operations["changeIdea"];
        trace?: never;
    };
    "/ideas/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names an idea, and what becomes of them when it is removed */
        get: operations["readIdeaHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of an idea, the latest first, also where it was removed */
        get: operations["readIdeaHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites and systems that work with the platform */
        get: operations["listIntegrations"];
        put?: never;
        /** Make an integration */
        post: operations["createIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an integration */
        get: operations["readIntegration"];
        put?: never;
        post?: never;
        /** Remove an integration */
        delete: operations["removeIntegration"];
        options?: never;
        head?: never;
        /** Change an integration */
        patch: operations["changeIntegration"];
        trace?: never;
    };
    "/integrations/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names an integration, and what becomes of them when it is removed */
        get: operations["readIntegrationHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of an integration, the latest first, also where it was removed */
        get: operations["readIntegrationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/notifications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a notification, the latest first, also where it was removed */
        get: operations["readNotificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How calls are recorded */
        get: operations["listRecordingSettings"];
        put?: never;
        /** Make a recording setting */
        post: operations["createRecordingSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a recording setting */
        get: operations["readRecordingSetting"];
        put?: never;
        post?: never;
        /** Remove a recording setting */
        delete: operations["removeRecordingSetting"];
        options?: never;
        head?: never;
        /** Change a recording setting */
        patch: operations["changeRecordingSetting"];
        trace?: never;
    };
    "/recordings-settings/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a recording setting, and what becomes of them when it is removed */
        get: operations["readRecordingSettingHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings-settings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a recording setting, the latest first, also where it was removed */
        get: operations["readRecordingSettingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/referrers/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a link, and what becomes of them when it is removed */
        get: operations["readReferrerHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a link, the latest first, also where it was removed */
        get: operations["readReferrerHistory"];
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
        /** Make a segment */
        post: operations["createSegment"];
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
        /** Read a segment */
        get: operations["readSegment"];
        put?: never;
        post?: never;
        /** Remove a segment */
        delete: operations["removeSegment"];
        options?: never;
        head?: never;
        /** Change a segment */
        patch: operations["changeSegment"];
        trace?: never;
    };
    "/segments/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a segment, and what becomes of them when it is removed */
        get: operations["readSegmentHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a segment, the latest first, also where it was removed */
        get: operations["readSegmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers make appointments for */
        get: operations["listServices"];
        put?: never;
        /** Make a service */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a service */
        get: operations["readService"];
        put?: never;
        post?: never;
        /** Remove a service */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        /** Change a service */
        patch: operations["changeService"];
        trace?: never;
    };
    "/services/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a service, and what becomes of them when it is removed */
        get: operations["readServiceHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a service, the latest first, also where it was removed */
        get: operations["readServiceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers are asked after a call */
        get: operations["listSurveys"];
        put?: never;
        /** Make a survey */
        post: operations["createSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a survey */
        get: operations["readSurvey"];
        put?: never;
        post?: never;
        /** Remove a survey */
        delete: operations["removeSurvey"];
        options?: never;
        head?: never;
        /** Change a survey */
        patch: operations["changeSurvey"];
        trace?: never;
    };
    "/surveys/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a survey, and what becomes of them when it is removed */
        get: operations["readSurveyHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a survey, the latest first, also where it was removed */
        get: operations["readSurveyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/tags/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names a tag, and what becomes of them when it is removed */
        get: operations["readTagHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of a tag, the latest first, also where it was removed */
        get: operations["readTagHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When agents are to be connected */
        get: operations["listWorkingHoursRecords"];
        put?: never;
        /** Make working hours */
        post: operations["createWorkingHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-hours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read working hours */
        get: operations["readWorkingHours"];
        put?: never;
        post?: never;
        /** Remove working hours */
        delete: operations["removeWorkingHours"];
        options?: never;
        head?: never;
        /** Change working hours */
        patch: operations["changeWorkingHours"];
        trace?: never;
    };
    "/working-hours/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who names working hours, and what becomes of them when it is removed */
        get: operations["readWorkingHoursHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-hours/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What became of working hours, the latest first, also where it was removed */
        get: operations["readWorkingHoursHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @enum {string} */
            type: "/problems/malformed" | "/problems/terms-not-accepted" | "/problems/unauthorized" | "/problems/wrong-credentials" | "/problems/two-factor-wrong" | "/problems/two-factor-needed" | "/problems/two-factor-expired" | "/problems/no-subscription" | "/problems/address-not-allowed" | "/problems/forbidden" | "/problems/proof-needed" | "/problems/not-in-plan" | "/problems/plan-limit" | "/problems/conflict" | "/problems/would-lock-out" | "/problems/poc-taken" | "/problems/poc-connected" | "/problems/session-expired" | "/problems/pin-wrong" | "/problems/reset-active" | "/problems/too-many-links" | "/problems/link-unknown" | "/problems/link-expired" | "/problems/already-activated" | "/problems/password-policy" | "/problems/weak-password" | "/problems/call-over" | "/problems/call-unanswered" | "/problems/supervision-off" | "/problems/not-found" | "/problems/method-not-allowed" | "/problems/attempt-limit" | "/problems/stale-version" | "/problems/version-needed" | "/problems/too-large" | "/problems/no-such-range" | "/problems/unsupported-media-type" | "/problems/unprocessable" | "/problems/too-many-requests" | "/problems/unexpected" | "/problems/unavailable";
            title: string;
            status: number;
            detail?: string;
            /** @description The id to quote; it finds the log line. */
            instance?: string;
            errors?: {
                pointer: string;
                code: string;
                message: string;
                /** @description Where code is `in-use`, who names it, as far as the caller may read them. */
                holders?: {
                    /** @description What they are, as permissions name it, such as `segments`. */
                    list: string;
                    /** @description The first of them. */
                    names: string[];
                    total: number;
                };
            }[];
            /** @description How the record stands, on 412. */
            current?: Record<string, unknown>;
        };
        /** @description Who names a record, and what becomes of them when it is removed. */
        Holders: {
            /** @description They cannot do without it: it is not removed. */
            blocking: components["schemas"]["Holder"][];
            /** @description It is taken out of them. */
            losing: components["schemas"]["Holder"][];
            /** @description They name nobody else, and go with it. */
            going: components["schemas"]["Holder"][];
        };
        Holder: {
            /** @description What they are, as permissions name it, such as `segments`. */
            list: string;
            total: number;
            /** @description Their member that names it, where its list is narrowed by that to these and no others. */
            by?: string;
            /** @description The first of them, for those who may read them. */
            records?: components["schemas"]["Reference"][];
        };
        /** @description The segments and users that recordings brought to an account, by what a removal does with them. */
        ImportedRecords: {
            /** @description Segments that are removed. */
            segments: number;
            /** @description Users that are removed. */
            users: number;
            /** @description Those that stay. */
            kept: {
                segments: number;
                users: number;
            };
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
        Permission: "account.read" | "account.write" | "business.write" | "administrators.write" | "privileges.read" | "privileges.write" | "users.read" | "users.write" | "connections.read" | "ip-restrictions.read" | "ip-restrictions.write" | "api-keys.read" | "api-keys.write" | "sso.read" | "sso.write" | "mails.read" | "branches.read" | "branches.write" | "webhooks.read" | "webhooks.write" | "calls.read" | "calls.supervise" | "monitor.read" | "replay.read" | "events.read" | "events.write" | "audit.read" | "uploads.read" | "uploads.write" | "recordings.read" | "recordings.review" | "recordings.write" | "abandon-reasons.read" | "abandon-reasons.write" | "agent-form-exports.read" | "agent-form-exports.write" | "ai-topics.read" | "ai-topics.write" | "appointments.read" | "appointments.write" | "availabilities.read" | "availabilities.write" | "contacts.read" | "contacts.write" | "custom-emails.read" | "custom-emails.write" | "forms.read" | "forms.write" | "ideas.read" | "ideas.write" | "integrations.read" | "integrations.write" | "notifications.read" | "notifications.write" | "recordings-settings.read" | "recordings-settings.write" | "referrers.read" | "referrers.write" | "segments.read" | "segments.write" | "services.read" | "services.write" | "surveys.read" | "surveys.write" | "tags.read" | "tags.write" | "working-hours.read" | "working-hours.write";
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
            configuration: components["schemas"]["AccountConfiguration"];
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
            configuration?: components["schemas"]["AccountConfigurationChange"];
        };
        /** @description How calls of the account go, for the console and for whatever is integrated with it. */
        AccountConfiguration: {
            /** @description The account takes part in what is tried out. */
            beta: boolean;
            recordingMode: components["schemas"]["RecordingMode"];
            recordingFilename: components["schemas"]["RecordingFilename"];
            acdModel: components["schemas"]["AcdModel"];
            /** @description How long a call rings at one agent before it goes to the next. */
            maxResponseSeconds: number;
            /** @description Agents may dismiss a call that rings; it then goes to the next. */
            dismissIncoming: boolean;
            fileExtensions: components["schemas"]["FileExtensions"];
            captchaProvider: components["schemas"]["CaptchaProvider"];
            captchaSiteKey: string | null;
            /** @description null: there is none. */
            captchaSecret: components["schemas"]["Sealed"] | null;
            captchaResourceCdn: string | null;
            captchaProjectId: string | null;
            virtualBackgrounds: components["schemas"]["VirtualBackgrounds"];
            /** @description Customers see the first and the last name of the agent; else the first alone. */
            showAgentFullName: boolean;
            statusLimits: components["schemas"]["StatusLimits"];
        };
        /** @description What is not given stays as it is. */
        AccountConfigurationChange: {
            beta?: boolean;
            recordingMode?: components["schemas"]["RecordingMode"];
            recordingFilename?: components["schemas"]["RecordingFilename"];
            acdModel?: components["schemas"]["AcdModel"];
            maxResponseSeconds?: number;
            dismissIncoming?: boolean;
            fileExtensions?: components["schemas"]["FileExtensions"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
            /** @description Any captcha needs one. */
            captchaSiteKey?: string | null;
            /** @description Kept sealed, and never in an answer. Any captcha needs one. */
            captchaSecret?: string;
            /**
             * Format: uri
             * @description Where the script of the captcha is loaded from; its provider tells where else.
             */
            captchaResourceCdn?: string | null;
            captchaProjectId?: string | null;
            virtualBackgrounds?: components["schemas"]["VirtualBackgrounds"];
            showAgentFullName?: boolean;
            statusLimits?: components["schemas"]["StatusLimits"];
        };
        /**
         * @description automatic: each call is recorded from its first second; manual: when its agent starts it.
         * @enum {string}
         */
        RecordingMode: "automatic" | "manual";
        /**
         * @description What a recording's file is called, without the extension. In braces stands what is put in: {callId}, {date} as
         *     2026-05-03, {time} as 14-02-09, {segment}, {agent}, {contact}, {channel} and {recordingId}; {date} and {time} by the
         *     clocks of the account.
         */
        RecordingFilename: string;
        /**
         * @description default: a call goes to the agent who has been free for longest; circular: to one after the other, in a circle.
         * @enum {string}
         */
        AcdModel: "default" | "circular";
        /** @description Which files may be shared in a call, by their extensions without the dot; none at all means every file. */
        FileExtensions: string[];
        /**
         * @description Who checks that a customer is no bot before the widget calls.
         * @enum {string}
         */
        CaptchaProvider: "none" | "recaptcha" | "recaptcha-enterprise" | "hcaptcha" | "turnstile";
        /** @description Images that agents put behind themselves. Each is public and allows other sites to read it (CORS). */
        VirtualBackgrounds: string[];
        /** @description How many minutes agents may stay in a status before the monitor marks them; a status without a number has no limit. */
        StatusLimits: {
            break?: number;
            bath?: number;
            meal?: number;
            meeting?: number;
            "team-meeting"?: number;
            training?: number;
            busy?: number;
        };
        /** @description Targets of an account that its live numbers are compared with. Administrators change them with `PATCH /accounts/{id}`. */
        Targets: {
            /** @description The threshold of the service level. Calls answered within it are in time. No wait is compared with it. */
            answerWithinSeconds: number;
            /** @description The share of calls that should be answered in time. */
            serviceLevelPercent: number;
            /** @description How many customers should wait at most. */
            waiting: number;
            /** @description How long a customer should wait at most. Longer waits are marked. The service level does not depend on it. */
            longestWaitSeconds: number;
            /** @description The share of calls that customers may abandon. */
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
            /** @description In lists. */
            lastCall?: components["schemas"]["LastCall"] | null;
            /** @description In lists. */
            lastConnection?: components["schemas"]["LastConnection"] | null;
            /** @description What the caller may do with this user. */
            abilities?: components["schemas"]["UserAbility"][];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        LastCall: {
            _id: components["schemas"]["Key"];
            startedAt: components["schemas"]["Time"];
        };
        LastConnection: {
            /** @description It stands at this moment. */
            connected: boolean;
            /** @description null: nothing is known of its beginning. */
            connectedAt: components["schemas"]["Time"] | null;
            disconnectedAt: components["schemas"]["Time"] | null;
            reason: components["schemas"]["DisconnectReason"] | null;
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
        /** @description Ranges of a week, in the time zone of the account unless stated otherwise. A range whose end is earlier than its start ends on the next day: 21:00 to 02:00 on day 1 ends on Tuesday. Ranges do not overlap, across midnight included; Monday follows Sunday. An empty list means always. */
        WeeklyHours: {
            /** @description Monday is 1. */
            day: number;
            start: string;
            /** @description Differs from the start. Earlier than the start: on the next day. */
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
        /** @description A text, a number, a truth, or the ids of the options that were chosen; null where nothing was answered. */
        AnswerValue: string | number | boolean | string[] | null;
        NewFormSubmission: {
            /**
             * @description By whom and when it was filled in: by a customer, by the agent (agent-form), or by a customer after the call (survey). Without it: form.
             * @enum {string}
             */
            kind?: "form" | "agent-form" | "survey";
            /** @description The form, or the survey. */
            form: components["schemas"]["Id"];
            /** @description By the names of the fields. */
            answers: {
                [key: string]: components["schemas"]["AnswerValue"];
            };
            /** @description Whose it is; a form has to say so. */
            contact?: components["schemas"]["Key"];
            /** @description What it is about; an agent's form and a survey have to say so. */
            call?: components["schemas"]["Key"];
            segment?: components["schemas"]["Id"];
            /** @description The agent. */
            user?: components["schemas"]["Id"];
        };
        FormSubmission: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            kind?: "form" | "agent-form" | "survey";
            /** @description As it is called now; null as a name where it was removed. */
            form?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            /** @description Each field as the form had it then, and what was answered; of a password, that there was one. */
            answers?: {
                name: string;
                label: string;
                type: string;
                value: components["schemas"]["AnswerValue"];
                /** @description Of options that were chosen: how the form showed each of them then. */
                words?: string[];
            }[];
            contact?: components["schemas"]["Key"] | null;
            call?: components["schemas"]["Key"] | null;
            segment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            user?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            createdAt?: components["schemas"]["Time"];
        };
        FormSubmissionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["FormSubmission"][];
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
        CallHistory: {
            /** @description Of the contact, its place in the queue and the call, over all lives of the log. */
            events: components["schemas"]["Event"][];
            /** @description Whom these events name; of who is gone the last name. */
            named: {
                users: components["schemas"]["Reference"][];
                segments: components["schemas"]["Reference"][];
            };
            /** @description The segment that the call began in. */
            segment: {
                /** @description As it was then; null where nobody knows. */
                was: components["schemas"]["Segment"] | null;
                /** @description As it is; null where it is gone. */
                now: components["schemas"]["Segment"] | null;
            };
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
        /** @description How the widget looks and works, on each site that has it. */
        Widget: {
            _id: components["schemas"]["Id"];
            settings: components["schemas"]["WidgetSettings"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        WidgetPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Widget"][];
        };
        WidgetChange: {
            settings: components["schemas"]["WidgetSettingsChange"];
        };
        /** @description Texts are shown as they are; an empty one means the widget's own words, in the language of the customer. */
        WidgetSettings: {
            colors: {
                text: components["schemas"]["Color"];
                /** @description Where the gradient of the header begins. */
                headerFrom: components["schemas"]["Color"];
                headerTo: components["schemas"]["Color"];
                buttonBackground: components["schemas"]["Color"];
                /** Format: uri */
                logoUrl: string | null;
                /** @description How high the logo is, px. */
                logoSize: number;
            };
            integration: {
                title: string;
                subtitle: string;
                segmentsTitle: string;
                segmentsSubtitle: string;
                cameraDisclaimer: string;
                permissionHeader: string;
                formHeader: string;
                contactHeader: string;
                queueHeader: string;
                surveyHeader: string;
                surveyQuestionTitle: string;
                calendarSubtitle: string;
                /** Format: uri */
                termsUrl: string | null;
                segmentFilter: components["schemas"]["SegmentFilter"];
                defaultChannel: components["schemas"]["DefaultChannel"];
            };
        };
        WidgetSettingsChange: {
            colors?: {
                text?: components["schemas"]["Color"];
                /** @description Where the gradient of the header begins. */
                headerFrom?: components["schemas"]["Color"];
                headerTo?: components["schemas"]["Color"];
                buttonBackground?: components["schemas"]["Color"];
                /** Format: uri */
                logoUrl?: string | null;
                /** @description How high the logo is, px. */
                logoSize?: number;
            };
            integration?: {
                title?: string;
                subtitle?: string;
                segmentsTitle?: string;
                segmentsSubtitle?: string;
                cameraDisclaimer?: string;
                permissionHeader?: string;
                formHeader?: string;
                contactHeader?: string;
                queueHeader?: string;
                surveyHeader?: string;
                surveyQuestionTitle?: string;
                calendarSubtitle?: string;
                /** Format: uri */
                termsUrl?: string | null;
                segmentFilter?: components["schemas"]["SegmentFilter"];
                defaultChannel?: components["schemas"]["DefaultChannel"];
            };
        };
        Color: string;
        /**
         * @description Which segments customers may choose: all of them, those with a connected agent, those with an available one.
         * @enum {string}
         */
        SegmentFilter: "all" | "connected" | "available";
        /**
         * @description video: with picture and sound; audio: with sound alone.
         * @enum {string}
         */
        DefaultChannel: "video" | "audio";
        SiteCheck: {
            /** Format: uri */
            url: string;
        };
        SiteReport: {
            /** @description The address that was asked. */
            asked: string;
            /**
             * @description secure: it has SSL, and browsers believe its certificate; expired, another-name, untrusted: it has SSL, but
             *     browsers do not believe it; without: nobody answers there with SSL; unknown-name: its name has no address;
             *     unreachable: no answer in time; not-public: an address that is not of the public internet, and is not asked.
             * @enum {string}
             */
            state: "secure" | "expired" | "another-name" | "untrusted" | "without" | "unknown-name" | "unreachable" | "not-public";
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
        CustomEmailDraft: {
            subject: string;
            title?: string;
            paragraphs?: string[];
        };
        Slots: {
            /** Format: date */
            today: string;
            /**
             * Format: date
             * @description The first of the days that were looked at.
             */
            from: string;
            /** @description By whose clocks its days are; null: it has no availability. */
            zone: components["schemas"]["Zone"] | null;
            /** @description Whether an agent is selected where nobody is named. */
            automatic: boolean;
            /** @description Those of the service who are not disabled. */
            agents: components["schemas"]["Reference"][];
            slots: {
                startsAt: components["schemas"]["Moment"];
                endsAt: components["schemas"]["Moment"];
                /** @description Who is free then. */
                agents: components["schemas"]["Id"][];
            }[];
            /**
             * Format: date
             * @description Where there is no time: the next day with one, of the two months that follow.
             */
            next: string | null;
        };
        FreeAgents: {
            /** @description Whether an agent is selected where nobody is named. */
            automatic: boolean;
            /** @description First who has the fewest appointments. */
            data: components["schemas"]["Reference"][];
        };
        LetterPreview: {
            subject: string;
            /** @description A page of its own, of what letters may hold alone. */
            html: string;
            /** @description What it can say by name. */
            variables: string[];
        };
        /**
         * @description reset, activation, activated: the way to a password. agents-absent and those of appointments tell what happens. The others tell whoever owns something what was done to it. But for the first three they hold no secret.
         * @enum {string}
         */
        MailKind: "reset" | "activation" | "activated" | "password-changed" | "email-changed" | "two-factor-on" | "two-factor-off" | "codes-closed" | "backup-codes-renewed" | "api-key-created" | "sso-changed" | "principal-changed" | "agents-absent" | "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
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
        /** @enum {string} */
        WebhookEvent: "queue-created" | "queue-abandoned" | "call-created" | "user-connected" | "user-disconnected" | "user-created" | "user-removed" | "user-edited" | "form-edited" | "form-removed" | "form-created" | "form-received" | "segment-created" | "segment-removed" | "segment-edited" | "comment-created" | "agent-form-received" | "survey-received" | "recording-created" | "recording-approved" | "recording-rejected" | "recording-deleted" | "appointment-created" | "appointment-canceled" | "appointment-reminder" | "qms-notify" | "ai-calls" | "ai-appointments";
        WebhookName: string;
        /** @enum {string} */
        WebhookMethod: "POST" | "PUT" | "PATCH";
        /** @description http or https, of the public internet, without a user name and without a fragment. */
        WebhookUrl: string;
        /**
         * @description What is sent in the place of the event, in [Liquid](https://liquidjs.com): it knows the members of the event, such as
         *     `{{ data.segment | json }}`, and all of it as `event`. No file is read: `include`, `render` and `layout` are not there.
         *     null: the event as it is. Where it cannot be rendered the try fails and is made again like any other.
         */
        WebhookTemplate: string | null;
        /**
         * @description Of what the template makes; without one it is application/json. What is called JSON has to be JSON.
         * @enum {string}
         */
        WebhookContentType: "application/json" | "application/xml" | "application/x-www-form-urlencoded" | "text/plain";
        /** @enum {string} */
        WebhookTryState: "delivered" | "retrying" | "failed";
        WebhookHeader: {
            name: string;
            /** @description null: that of a secret header, which is never shown again; in a change it stays as it is. */
            value: string | null;
            /** @description Kept sealed, and left out of every answer and every log. What is meant for credentials, such as Authorization, is so whatever stands here. */
            secret: boolean;
        };
        /** @description A parameter of the URL. It stands in the logs: what is secret belongs into a header. */
        WebhookParameter: {
            name: string;
            value: string;
        };
        /** @description Something that has to hold of an event. */
        WebhookCondition: {
            /** @description Where it stands in the event, such as `data.segment`. */
            member: string;
            /** @enum {string} */
            operator: "is" | "is-not" | "contains" | "begins-with" | "greater" | "less" | "present" | "absent";
            /** @description What it is compared with: texts as they are, numbers by their size. Not for `present` and `absent`. */
            value?: string;
        };
        /**
         * @description Somebody who is told what happens, as [Standard Webhooks](https://www.standardwebhooks.com) says. The body is the
         *     event as `GET /events` has it; one whose data is larger than 64 kB comes with `data: null`. Any answer but a 2xx,
         *     and none within 15 seconds, is tried again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, give or take a
         *     tenth, or later where Retry-After says so. 410 disables the webhook. Up to 10,000 deliveries wait for a webhook;
         *     beyond that the oldest are let go. What a played recording says is not delivered.
         */
        Webhook: {
            _id: components["schemas"]["Id"];
            name?: components["schemas"]["WebhookName"];
            enabled?: boolean;
            method?: components["schemas"]["WebhookMethod"];
            url?: components["schemas"]["WebhookUrl"];
            headers?: components["schemas"]["WebhookHeader"][];
            parameters?: components["schemas"]["WebhookParameter"][];
            /** @description All of them hold for what is delivered. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the certificate of the receiver has to be one that is believed everywhere. */
            verifySsl?: boolean;
            events?: components["schemas"]["WebhookEvent"][];
            template?: components["schemas"]["WebhookTemplate"];
            contentType?: components["schemas"]["WebhookContentType"];
            /** @description What deliveries to it are signed with. */
            secrets?: components["schemas"]["Id"][];
            /** @description What came of the last try; null where none is in the logs. */
            lastDelivery?: {
                log: components["schemas"]["Id"];
                state: components["schemas"]["WebhookTryState"];
                /** @description null: nobody answered. */
                statusCode: number | null;
                at: components["schemas"]["Time"];
            } | null;
            /** @description When its receiver answered 410 and it was disabled for that; null since it was enabled again. */
            goneAt?: components["schemas"]["Time"] | null;
            /** @description How many deliveries wait for their first or next try. */
            waiting?: number;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        WebhookPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Webhook"][];
        };
        NewWebhook: {
            name: components["schemas"]["WebhookName"];
            enabled?: boolean;
            method?: components["schemas"]["WebhookMethod"];
            url: components["schemas"]["WebhookUrl"];
            headers?: components["schemas"]["WebhookHeader"][];
            parameters?: components["schemas"]["WebhookParameter"][];
            /** @description All of them hold for what is delivered. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the certificate of the receiver has to be one that is believed everywhere. */
            verifySsl?: boolean;
            events: components["schemas"]["WebhookEvent"][];
            template?: components["schemas"]["WebhookTemplate"];
            contentType?: components["schemas"]["WebhookContentType"];
            secrets?: components["schemas"]["Id"][];
        };
        WebhookChange: {
            name?: components["schemas"]["WebhookName"];
            enabled?: boolean;
            method?: components["schemas"]["WebhookMethod"];
            url?: components["schemas"]["WebhookUrl"];
            headers?: components["schemas"]["WebhookHeader"][];
            parameters?: components["schemas"]["WebhookParameter"][];
            /** @description All of them hold for what is delivered. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the certificate of the receiver has to be one that is believed everywhere. */
            verifySsl?: boolean;
            events?: components["schemas"]["WebhookEvent"][];
            template?: components["schemas"]["WebhookTemplate"];
            contentType?: components["schemas"]["WebhookContentType"];
            secrets?: components["schemas"]["Id"][];
        };
        WebhookPreviewRequest: {
            event: components["schemas"]["WebhookEvent"];
            template: string;
            contentType?: components["schemas"]["WebhookContentType"];
        };
        WebhookPreview: {
            /** @description The made-up event, as JSON. */
            event: string;
            /** @description What would be sent. */
            body: string;
        };
        WebhookTest: {
            event: components["schemas"]["WebhookEvent"];
        };
        WebhookTrace: {
            /** @description The webhook-id that it is delivered under. */
            traceId: string;
        };
        /** @description One try to deliver something. */
        WebhookLog: {
            _id: components["schemas"]["Id"];
            /** @description The webhook-id: the same for every try, and for what is sent again. */
            traceId?: string;
            webhook?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            event?: components["schemas"]["WebhookEvent"];
            attempt?: number;
            state?: components["schemas"]["WebhookTryState"];
            /** @description When it is tried next. */
            nextAt?: components["schemas"]["Time"] | null;
            /** @description Which event it was. */
            context?: {
                event: string;
                source: string;
                subject: string;
                time: components["schemas"]["Time"];
            };
            request?: {
                url: string;
                method: components["schemas"]["WebhookMethod"];
                /** @enum {string} */
                source: "event" | "test" | "resend";
                /** @description Whether the certificate was checked. */
                ssl: boolean;
                headers: components["schemas"]["WebhookLogHeader"][];
                parameters: components["schemas"]["WebhookParameter"][];
            };
            /** @description null: none came. */
            response?: {
                statusCode: number;
                statusName: string;
            } | null;
            /** @description The beginning of the body of the answer. */
            serverResponse?: string | null;
            /** @description Why it was not delivered. */
            error?: string | null;
            /** @description What was sent, or would have been: the event, or what the template made of it. */
            payload?: string;
            template?: components["schemas"]["WebhookTemplate"];
            /** @description ms */
            took?: number;
            createdAt?: components["schemas"]["Time"];
        };
        WebhookLogHeader: {
            name: string;
            /** @description null: it is a secret. */
            value: string | null;
        };
        WebhookLogPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WebhookLog"][];
        };
        SecretName: string;
        /** @description With `whsec_` before it, Base64 of 24 to 64 bytes; anything else is taken as the text that it is. Made up where it is absent. */
        SecretValue: string;
        /** @description Signs what is delivered to its webhooks: HMAC-SHA256 in `webhook-signature`, one `v1,` for each secret and each value in force. */
        Secret: {
            _id: components["schemas"]["Id"];
            name?: components["schemas"]["SecretName"];
            webhooks?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The webhook-id of the last delivery that it signed. */
            traceId?: string | null;
            /** @description Until when the value before this one signs as well. */
            oldUntil?: components["schemas"]["Time"] | null;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        SecretPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Secret"][];
        };
        MadeSecret: {
            /** @description What was made up; null where it was given. */
            value: string | null;
            secret: components["schemas"]["Secret"];
        };
        NewSecret: {
            name: components["schemas"]["SecretName"];
            value?: components["schemas"]["SecretValue"];
            webhooks?: components["schemas"]["Id"][];
        };
        SecretChange: {
            name?: components["schemas"]["SecretName"];
            webhooks?: components["schemas"]["Id"][];
        };
        SecretRotation: {
            value?: components["schemas"]["SecretValue"];
        };
        BranchLabel: string;
        /** @description The id that integrations use. */
        IntegrationName: string;
        /** @description An id of the business itself; null: none. */
        OwnId: string | null;
        BranchAddress: string | null;
        FoundRecord: {
            /** @description What it is, as permissions name it, such as `segments`. */
            list: string;
            _id: components["schemas"]["Id"];
            name: string;
            /** @description What tells two of one name apart. */
            detail: string | null;
        };
        FoundRecords: {
            data: components["schemas"]["FoundRecord"][];
        };
        /** @description What a list holds, as permissions name it, such as `contacts`; where one permission opens several lists, which of them, such as `webhooks.logs`. */
        ViewResource: string;
        SavedViewName: string;
        /** @description What the address of the list says when it is opened: filters, search, sort, columns and their widths, rows on a page. */
        SavedViewQuery: string;
        SavedView: {
            _id: components["schemas"]["Id"];
            resource: components["schemas"]["ViewResource"];
            name: components["schemas"]["SavedViewName"];
            query: components["schemas"]["SavedViewQuery"];
            /** @description Whether all of the account see it who may read what the list holds. */
            shared: boolean;
            /** @description Of its tab among the others. */
            place: number;
            owner: components["schemas"]["Reference"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        SavedViewPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SavedView"][];
        };
        NewSavedView: {
            resource: components["schemas"]["ViewResource"];
            name: components["schemas"]["SavedViewName"];
            query: components["schemas"]["SavedViewQuery"];
            shared?: boolean;
        };
        SavedViewChange: {
            name?: components["schemas"]["SavedViewName"];
            query?: components["schemas"]["SavedViewQuery"];
            shared?: boolean;
            place?: number;
        };
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
        /** @description As people call it: no path, and nothing that turns the letters around. */
        FileName: string;
        Upload: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description The ending of its name. */
            extension?: string;
            /** @description Bytes. */
            size?: number;
            /** @description How many of them are there. */
            received?: number;
            /**
             * @description What is still being sent is forgotten a day after the last part.
             * @enum {string}
             */
            state?: "receiving" | "ready";
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        UploadPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Upload"][];
        };
        NewUpload: {
            name: components["schemas"]["FileName"];
            /** @description Bytes. */
            size: number;
        };
        UploadChange: {
            name?: components["schemas"]["FileName"];
        };
        /** @enum {string} */
        RecordingStatus: "recording" | "processing" | "pending" | "approved" | "rejected" | "failed" | "deleted";
        /** @enum {string} */
        RecordingMedia: "video/webm" | "video/mp4" | "audio/webm" | "audio/mp4" | "audio/mpeg" | "audio/ogg" | "audio/wav";
        Recording: {
            _id: components["schemas"]["Id"];
            status?: components["schemas"]["RecordingStatus"];
            /** @description What the telephony system calls the call. */
            call?: string;
            agent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            segment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            setting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            media?: components["schemas"]["RecordingMedia"];
            /** @description Bytes. */
            size?: number;
            startedAt?: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
            /** @description ms. */
            duration?: number | null;
            /**
             * @description The telephony system, or a limit: 3 hours, or the size of a file.
             * @enum {string|null}
             */
            endedBy?: "system" | "time" | "size" | null;
            /** @description Whether this platform has what it holds. */
            hot?: boolean;
            /** @description Whether the storage of its setting has it. */
            cold?: boolean;
            /** @description The way into the storage of its setting; null where it is not to go there. */
            upload?: components["schemas"]["RecordingUpload"] | null;
            /** @description Whether its setting names a storage into which it can be put. */
            storable?: boolean;
            /**
             * @description Why it failed.
             * @enum {string|null}
             */
            reason?: "empty" | "another-kind" | "lost" | null;
            reviewedBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            reviewedAt?: components["schemas"]["Time"] | null;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        RecordingUpload: {
            /** @enum {string} */
            state: "pending" | "processing" | "failed" | "uploaded";
            /** @description How often it was tried. */
            tries: number;
            /** @description When it is tried again by itself; null where it is not. */
            next: components["schemas"]["Time"] | null;
            /** @description When it failed last. */
            failedAt: components["schemas"]["Time"] | null;
            /** @description Why it failed last. */
            reason: components["schemas"]["StorageReason"] | null;
            /** @description What the storage said, where that is more than a code. */
            detail: string | null;
        };
        RecordingUploadReport: {
            setting: components["schemas"]["Id"];
            /** @description How many are not there yet, those included that failed. */
            waiting: number;
            /** @description How many of them failed when they were tried last. */
            failed: number;
            /** @description The failure that is the latest among those that wait. */
            last: components["schemas"]["RecordingUploadFailure"] | null;
        };
        RecordingUploadFailure: {
            recording: components["schemas"]["Id"];
            /** @description When the recording began. */
            startedAt: components["schemas"]["Time"];
            at: components["schemas"]["Time"];
            reason: components["schemas"]["StorageReason"];
            detail: string | null;
            /** @description When that one is tried again by itself; null where it is not. */
            next: components["schemas"]["Time"] | null;
        };
        RecordingUploadReports: {
            data: components["schemas"]["RecordingUploadReport"][];
        };
        /**
         * @description Why a storage did not take what it was given, or does not let us in.
         * @enum {string}
         */
        StorageReason: "credentials" | "place" | "region" | "address" | "silent" | "answer" | "full" | "role" | "issuer" | "host-key" | "unreadable";
        RecordingPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Recording"][];
        };
        NotificationView: {
            /** @description Who has read it. */
            user: components["schemas"]["Id"];
        };
        NewRecording: {
            media: components["schemas"]["RecordingMedia"];
            call: components["schemas"]["Key"];
            agent?: components["schemas"]["Id"];
            segment?: components["schemas"]["Id"];
            setting?: components["schemas"]["Id"];
            /** @description Now where it is absent. */
            startedAt?: components["schemas"]["Moment"];
        };
        RecordingReview: {
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        /** @description A storage as a setting says it; a secret that is not given is taken from the setting that is named. */
        RecordingTrial: {
            setting?: components["schemas"]["Id"];
            /** @enum {string} */
            provider: "s3" | "azure" | "gcp" | "ftp" | "own";
            bucketName?: components["schemas"]["NewRecordingSetting"]["bucketName"];
            region?: components["schemas"]["NewRecordingSetting"]["region"];
            oidc?: components["schemas"]["NewRecordingSetting"]["oidc"];
            roleArn?: components["schemas"]["NewRecordingSetting"]["roleArn"];
            accessKeyId?: components["schemas"]["NewRecordingSetting"]["accessKeyId"];
            secretKey?: components["schemas"]["NewRecordingSetting"]["secretKey"];
            accountName?: components["schemas"]["NewRecordingSetting"]["accountName"];
            accountKey?: components["schemas"]["NewRecordingSetting"]["accountKey"];
            protocol?: components["schemas"]["NewRecordingSetting"]["protocol"];
            blobEndpoint?: components["schemas"]["NewRecordingSetting"]["blobEndpoint"];
            container?: components["schemas"]["NewRecordingSetting"]["container"];
            credentials?: components["schemas"]["NewRecordingSetting"]["credentials"];
            gcpBucket?: components["schemas"]["NewRecordingSetting"]["gcpBucket"];
            hostname?: components["schemas"]["NewRecordingSetting"]["hostname"];
            port?: components["schemas"]["NewRecordingSetting"]["port"];
            username?: components["schemas"]["NewRecordingSetting"]["username"];
            password?: components["schemas"]["NewRecordingSetting"]["password"];
            tls?: components["schemas"]["NewRecordingSetting"]["tls"];
            ssh?: components["schemas"]["NewRecordingSetting"]["ssh"];
            /** @description The fingerprint of a key by which the server (SSH) is to be known from now on, as the answer to a trial had it that failed with host-key. */
            hostKey?: string;
        };
        RecordingTrialAnswer: {
            /** @enum {string} */
            outcome: "valid" | "failed";
            /** @description Why it failed. */
            reason: components["schemas"]["StorageReason"] | null;
            /** @description What was answered, where that is more than a code. */
            detail: string | null;
        };
        DownloadLink: {
            /** @description Below the API's base. */
            path: string;
            until: components["schemas"]["Time"];
        };
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
        ReplayRange: {
            /** @description When the first event of the log happened; null where it has none. */
            begins: components["schemas"]["Time"] | null;
            /** @description When the last one happened. */
            ends: components["schemas"]["Time"] | null;
            /** @description How many events a recording of the stretch holds. */
            events: number;
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
            /** @description Where customers call: with `segment`, the id of one, as a parameter. */
            callUrl: string;
            /** @description Where customers make appointments: with `service`, the id of one, as a parameter. */
            calendarUrl: string;
            /** @description A Sentry DSN, null: errors are reported nowhere. */
            errorReporting: string | null;
            /** @description Whether there is a mail server. Without one mails stay in the outbox, where an administrator finds them. */
            sendsMail: boolean;
        };
        AccountTold: {
            _id: components["schemas"]["Id"];
            supervision: components["schemas"]["SupervisionRule"];
            configuration: components["schemas"]["AccountConfiguration"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        AccountMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed" | "names-recorded";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["AccountTold"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["AccountTold"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AccountHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AccountMoment"][];
        };
        BusinessTold: {
            _id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["Language"];
            taxId?: string | null;
            address?: string | null;
            /** @description Two letters, ISO 3166-1. */
            country?: string | null;
            /** @description The principal administrator. */
            principal?: components["schemas"]["Reference"] | null;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        BusinessMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["BusinessTold"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["BusinessTold"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        BusinessHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["BusinessMoment"][];
        };
        SsoTold: {
            _id: components["schemas"]["Id"];
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
            updatedAt: components["schemas"]["Time"] | null;
            version: number;
        };
        SsoMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["SsoTold"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["SsoTold"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        SsoHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SsoMoment"][];
        };
        UserMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed" | "two-factor-enabled" | "two-factor-disabled" | "backup-codes-renewed" | "sso-identity-removed" | "sign-in-locked";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["User"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["User"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        UserHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["UserMoment"][];
        };
        PrivilegeRecordTold: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["Privilege"];
            /** @description null: one of those that every account has, which a console names itself. */
            label: string | null;
            level: number;
            permissions: components["schemas"]["Permission"][];
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        PrivilegeRecordMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["PrivilegeRecordTold"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["PrivilegeRecordTold"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        PrivilegeRecordHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["PrivilegeRecordMoment"][];
        };
        IpRestrictionMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["IpRestriction"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["IpRestriction"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        IpRestrictionHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["IpRestrictionMoment"][];
        };
        ApiKeyMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["ApiKey"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["ApiKey"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        ApiKeyHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ApiKeyMoment"][];
        };
        WebhookMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Webhook"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Webhook"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        WebhookHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WebhookMoment"][];
        };
        SecretMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Secret"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Secret"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        SecretHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SecretMoment"][];
        };
        BranchMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Branch"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Branch"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        BranchHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["BranchMoment"][];
        };
        PocTold: {
            _id: components["schemas"]["PocId"];
            branch: components["schemas"]["Reference"];
            label: components["schemas"]["BranchLabel"];
            internalId: components["schemas"]["OwnId"];
            integrationId: components["schemas"]["OwnId"];
            enrolledAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            version: number;
        };
        PocMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["PocTold"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["PocTold"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        PocHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["PocMoment"][];
        };
        WidgetMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Widget"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Widget"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        WidgetHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WidgetMoment"][];
        };
        UploadMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Upload"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Upload"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        UploadHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["UploadMoment"][];
        };
        RecordingMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Recording"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Recording"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        RecordingHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["RecordingMoment"][];
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
        AbandonReasonMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["AbandonReason"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["AbandonReason"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AbandonReasonHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AbandonReasonMoment"][];
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
        AgentFormExport: {
            _id: components["schemas"]["Id"];
            /** @description What its files are called. */
            name?: string;
            description?: string;
            /** @description Which forms; none: all that agents fill in. */
            forms?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description In which segments; none: in all of them. */
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description By which agents; none: by all of them. */
            agents?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /**
             * Format: date
             * @description The first day.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day, not before the first.
             */
            until?: string | null;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        AgentFormExportPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AgentFormExport"][];
        };
        AgentFormExportMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["AgentFormExport"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["AgentFormExport"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AgentFormExportHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AgentFormExportMoment"][];
        };
        NewAgentFormExport: {
            /** @description What its files are called. */
            name: string;
            description?: string;
            /** @description Which forms; none: all that agents fill in. */
            forms?: components["schemas"]["Id"][];
            /** @description In which segments; none: in all of them. */
            segments?: components["schemas"]["Id"][];
            /** @description By which agents; none: by all of them. */
            agents?: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description The first day.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day, not before the first.
             */
            until?: string | null;
        };
        AgentFormExportChange: {
            /** @description What its files are called. */
            name?: string;
            description?: string;
            /** @description Which forms; none: all that agents fill in. */
            forms?: components["schemas"]["Id"][];
            /** @description In which segments; none: in all of them. */
            segments?: components["schemas"]["Id"][];
            /** @description By which agents; none: by all of them. */
            agents?: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description The first day.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day, not before the first.
             */
            until?: string | null;
        };
        AiTopic: {
            _id: components["schemas"]["Id"];
            label?: string;
            /** @description Lowercase letters, and single dashes between them. */
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
        AiTopicMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["AiTopic"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["AiTopic"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AiTopicHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AiTopicMoment"][];
        };
        NewAiTopic: {
            label: string;
            /** @description Lowercase letters, and single dashes between them. */
            identifier: string;
            description?: string;
        };
        AiTopicChange: {
            label?: string;
            /** @description Lowercase letters, and single dashes between them. */
            identifier?: string;
            description?: string;
        };
        Appointment: {
            _id: components["schemas"]["Id"];
            /** @description Whom it is with. */
            customer?: string;
            /**
             * Format: email
             * @description Who has one is written to: when it is made, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Another time makes it rescheduled. */
            startsAt?: components["schemas"]["Moment"];
            readonly endsAt?: components["schemas"]["Moment"] | null;
            /** @description The time zone of the service, from its availability; null where the service has none. */
            readonly timezone?: components["schemas"]["Zone"] | null;
            /** @description The agent; where nobody is named, and the service selects by itself, whoever is free and has the fewest. */
            user?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description What the customer filled in for it. */
            submittedForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description What else was said. */
            extraData?: {
                name: string;
                value?: string;
            }[];
            /** @description When it was given its time. */
            readonly scheduledAt?: components["schemas"]["Moment"] | null;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        AppointmentPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Appointment"][];
        };
        AppointmentMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed" | "reminded";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Appointment"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Appointment"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AppointmentHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AppointmentMoment"][];
        };
        NewAppointment: {
            /** @description Whom it is with. */
            customer: string;
            /**
             * Format: email
             * @description Who has one is written to: when it is made, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service: components["schemas"]["Id"];
            /** @description Another time makes it rescheduled. */
            startsAt: components["schemas"]["Moment"];
            /** @description The agent; where nobody is named, and the service selects by itself, whoever is free and has the fewest. */
            user?: components["schemas"]["Id"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description What the customer filled in for it. */
            submittedForm?: components["schemas"]["Id"] | null;
            /** @description What else was said. */
            extraData?: {
                name: string;
                value?: string;
            }[];
        };
        AppointmentChange: {
            /** @description Whom it is with. */
            customer?: string;
            /**
             * Format: email
             * @description Who has one is written to: when it is made, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service?: components["schemas"]["Id"];
            /** @description Another time makes it rescheduled. */
            startsAt?: components["schemas"]["Moment"];
            /** @description The agent; where nobody is named, and the service selects by itself, whoever is free and has the fewest. */
            user?: components["schemas"]["Id"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description What the customer filled in for it. */
            submittedForm?: components["schemas"]["Id"] | null;
            /** @description What else was said. */
            extraData?: {
                name: string;
                value?: string;
            }[];
        };
        Availability: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description How many minutes an appointment takes. */
            duration?: number;
            /** @description Of the agents. */
            timezone?: components["schemas"]["Zone"];
            /** @description So many minutes before it begins it has to be made; 0: there is no minimum. */
            minimumToSchedule?: number;
            /** @description So many days ahead it can be made; 0: there is no maximum. */
            maximumToSchedule?: number;
            /** @description Each range is at least as long as one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Days on which there are none, each once. A range that starts on such a day is left out with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        AvailabilityPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Availability"][];
        };
        AvailabilityMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Availability"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Availability"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        AvailabilityHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AvailabilityMoment"][];
        };
        NewAvailability: {
            name: string;
            /** @description How many minutes an appointment takes. */
            duration?: number;
            /** @description Of the agents. */
            timezone: components["schemas"]["Zone"];
            /** @description So many minutes before it begins it has to be made; 0: there is no minimum. */
            minimumToSchedule?: number;
            /** @description So many days ahead it can be made; 0: there is no maximum. */
            maximumToSchedule?: number;
            /** @description Each range is at least as long as one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Days on which there are none, each once. A range that starts on such a day is left out with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
        };
        AvailabilityChange: {
            name?: string;
            /** @description How many minutes an appointment takes. */
            duration?: number;
            /** @description Of the agents. */
            timezone?: components["schemas"]["Zone"];
            /** @description So many minutes before it begins it has to be made; 0: there is no minimum. */
            minimumToSchedule?: number;
            /** @description So many days ahead it can be made; 0: there is no maximum. */
            maximumToSchedule?: number;
            /** @description Each range is at least as long as one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Days on which there are none, each once. A range that starts on such a day is left out with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
        };
        Contact: {
            _id: components["schemas"]["Id"];
            /** @description What people call them: a company by its name, a person by theirs; else by what else is known of them. */
            readonly name?: string;
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            /** @description A contact of the type company has one. */
            company?: string;
            /** @description The company among these contacts that they belong to; never the contact itself. */
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
            /** Format: uri */
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
        ContactMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Contact"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Contact"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        ContactHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ContactMoment"][];
        };
        NewContact: {
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            /** @description A contact of the type company has one. */
            company?: string;
            /** @description The company among these contacts that they belong to; never the contact itself. */
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
            /** Format: uri */
            website?: string | null;
            campaigns?: string[];
        };
        ContactChange: {
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            /** @description A contact of the type company has one. */
            company?: string;
            /** @description The company among these contacts that they belong to; never the contact itself. */
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
            /** Format: uri */
            website?: string | null;
            campaigns?: string[];
        };
        CustomEmail: {
            _id: components["schemas"]["Id"];
            name?: string;
            slug?: components["schemas"]["IntegrationName"];
            /**
             * @description The e-mail whose place it takes.
             * @enum {string}
             */
            template?: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description It may hold variables, such as {{customer}}. */
            subject?: string;
            title?: string;
            /** @description In the order in which they stand. Of their HTML what letters may hold is sent. */
            paragraphs?: {
                html: string;
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        CustomEmailPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["CustomEmail"][];
        };
        CustomEmailMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["CustomEmail"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["CustomEmail"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        CustomEmailHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["CustomEmailMoment"][];
        };
        NewCustomEmail: {
            name: string;
            slug: components["schemas"]["IntegrationName"];
            /**
             * @description The e-mail whose place it takes.
             * @enum {string}
             */
            template: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description It may hold variables, such as {{customer}}. */
            subject: string;
            title?: string;
            /** @description In the order in which they stand. Of their HTML what letters may hold is sent. */
            paragraphs?: {
                html: string;
            }[];
        };
        CustomEmailChange: {
            name?: string;
            slug?: components["schemas"]["IntegrationName"];
            /**
             * @description The e-mail whose place it takes.
             * @enum {string}
             */
            template?: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description It may hold variables, such as {{customer}}. */
            subject?: string;
            title?: string;
            /** @description In the order in which they stand. Of their HTML what letters may hold is sent. */
            paragraphs?: {
                html: string;
            }[];
        };
        Form: {
            _id: components["schemas"]["Id"];
            /** @description What the business calls it; customers do not see it. */
            name?: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        FormPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Form"][];
        };
        FormMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Form"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Form"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        FormHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["FormMoment"][];
        };
        NewForm: {
            /** @description What the business calls it; customers do not see it. */
            name: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        FormChange: {
            /** @description What the business calls it; customers do not see it. */
            name?: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        Idea: {
            _id: components["schemas"]["Id"];
            title?: string;
            /** @enum {string} */
            kind?: "idea" | "trouble" | "praise";
            text?: string;
            /**
             * @description What becomes of it.
             * @enum {string}
             */
            state?: "open" | "planned" | "done" | "declined";
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        IdeaPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Idea"][];
        };
        IdeaMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Idea"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Idea"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        IdeaHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["IdeaMoment"][];
        };
        NewIdea: {
            title: string;
            /** @enum {string} */
            kind: "idea" | "trouble" | "praise";
            text?: string;
            /**
             * @description What becomes of it.
             * @enum {string}
             */
            state?: "open" | "planned" | "done" | "declined";
        };
        IdeaChange: {
            title?: string;
            /** @enum {string} */
            kind?: "idea" | "trouble" | "praise";
            text?: string;
            /**
             * @description What becomes of it.
             * @enum {string}
             */
            state?: "open" | "planned" | "done" | "declined";
        };
        Integration: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @enum {string} */
            kind?: "website" | "wordpress" | "shopify" | "magento" | "prestashop" | "phone" | "backend";
            /** @description Where its widget may stand, each such as shop.example or *.shop.example; none at all means anywhere. */
            hosts?: string[];
            /** @description Which segments it offers; none at all means each that is visible. */
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            enabled?: boolean;
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        IntegrationPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Integration"][];
        };
        IntegrationMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Integration"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Integration"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        IntegrationHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["IntegrationMoment"][];
        };
        NewIntegration: {
            name: string;
            /** @enum {string} */
            kind: "website" | "wordpress" | "shopify" | "magento" | "prestashop" | "phone" | "backend";
            /** @description Where its widget may stand, each such as shop.example or *.shop.example; none at all means anywhere. */
            hosts?: string[];
            /** @description Which segments it offers; none at all means each that is visible. */
            segments?: components["schemas"]["Id"][];
            enabled?: boolean;
            description?: string;
        };
        IntegrationChange: {
            name?: string;
            /** @enum {string} */
            kind?: "website" | "wordpress" | "shopify" | "magento" | "prestashop" | "phone" | "backend";
            /** @description Where its widget may stand, each such as shop.example or *.shop.example; none at all means anywhere. */
            hosts?: string[];
            /** @description Which segments it offers; none at all means each that is visible. */
            segments?: components["schemas"]["Id"][];
            enabled?: boolean;
            description?: string;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            title?: string;
            message?: string;
            /** @description When agents are told; where it is past, or nothing is said, at once. */
            publishAt?: components["schemas"]["Moment"] | null;
            /** @description When agents were told; null until then. */
            readonly sentAt?: components["schemas"]["Moment"] | null;
            /** @description Who has read it, as the software of the agents says. */
            readonly viewedBy?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
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
        NotificationMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed" | "sent" | "viewed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Notification"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Notification"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        NotificationHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["NotificationMoment"][];
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
        RecordingSetting: {
            _id: components["schemas"]["Id"];
            name?: string;
            /**
             * @description On this platform, or with a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description own: a storage of this platform for what has to be kept for long.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description A role is taken instead of a key. */
            oidc?: boolean;
            roleArn?: string | null;
            accessKeyId?: string | null;
            secretKey?: components["schemas"]["Sealed"] | null;
            accountName?: string | null;
            accountKey?: components["schemas"]["Sealed"] | null;
            /** @enum {string} */
            protocol?: "https" | "http";
            /**
             * Format: uri
             * @description Where it is not the one that follows from the name of the account.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The JSON key of a service account, whole. */
            credentials?: components["schemas"]["Sealed"] | null;
            gcpBucket?: string | null;
            /** @description As the JSON key says. */
            readonly projectId?: string;
            readonly privateKeyId?: string;
            readonly clientEmail?: string;
            readonly clientId?: string;
            readonly authUri?: string;
            readonly tokenUri?: string;
            hostname?: string | null;
            port?: number;
            /** @description Not root. */
            username?: string | null;
            password?: components["schemas"]["Sealed"] | null;
            /** @description Files go over SFTP, which needs no TLS. Where no port is said, it is 22 then. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see that they are recorded. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings go to the storage by themselves. */
            automaticUpload?: boolean;
            /** @description Whether what is there is deleted here. */
            deleteBackup?: boolean;
            /** @description Of the screen. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description How large one file may be, for each who takes part; 2 GB at most. */
            bytesMax?: number;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        RecordingSettingPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["RecordingSetting"][];
        };
        RecordingSettingMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["RecordingSetting"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["RecordingSetting"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        RecordingSettingHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["RecordingSettingMoment"][];
        };
        NewRecordingSetting: {
            name: string;
            /**
             * @description On this platform, or with a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description own: a storage of this platform for what has to be kept for long.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description A role is taken instead of a key. */
            oidc?: boolean;
            roleArn?: string | null;
            accessKeyId?: string | null;
            secretKey?: string | null;
            accountName?: string | null;
            accountKey?: string | null;
            /** @enum {string} */
            protocol?: "https" | "http";
            /**
             * Format: uri
             * @description Where it is not the one that follows from the name of the account.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The JSON key of a service account, whole. */
            credentials?: string | null;
            gcpBucket?: string | null;
            hostname?: string | null;
            port?: number;
            /** @description Not root. */
            username?: string | null;
            password?: string | null;
            /** @description Files go over SFTP, which needs no TLS. Where no port is said, it is 22 then. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see that they are recorded. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings go to the storage by themselves. */
            automaticUpload?: boolean;
            /** @description Whether what is there is deleted here. */
            deleteBackup?: boolean;
            /** @description Of the screen. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description How large one file may be, for each who takes part; 2 GB at most. */
            bytesMax?: number;
        };
        RecordingSettingChange: {
            name?: string;
            /**
             * @description On this platform, or with a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description own: a storage of this platform for what has to be kept for long.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description A role is taken instead of a key. */
            oidc?: boolean;
            roleArn?: string | null;
            accessKeyId?: string | null;
            secretKey?: string | null;
            accountName?: string | null;
            accountKey?: string | null;
            /** @enum {string} */
            protocol?: "https" | "http";
            /**
             * Format: uri
             * @description Where it is not the one that follows from the name of the account.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The JSON key of a service account, whole. */
            credentials?: string | null;
            gcpBucket?: string | null;
            hostname?: string | null;
            port?: number;
            /** @description Not root. */
            username?: string | null;
            password?: string | null;
            /** @description Files go over SFTP, which needs no TLS. Where no port is said, it is 22 then. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see that they are recorded. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings go to the storage by themselves. */
            automaticUpload?: boolean;
            /** @description Whether what is there is deleted here. */
            deleteBackup?: boolean;
            /** @description Of the screen. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description How large one file may be, for each who takes part; 2 GB at most. */
            bytesMax?: number;
        };
        Referrer: {
            _id: components["schemas"]["Id"];
            /** Format: uri */
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
        ReferrerMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Referrer"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Referrer"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        ReferrerHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ReferrerMoment"][];
        };
        NewReferrer: {
            /** Format: uri */
            link: string;
        };
        ReferrerChange: {
            /** Format: uri */
            link?: string;
        };
        Segment: {
            _id: components["schemas"]["Id"];
            /** @description What customers see. */
            name?: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /**
             * @description Whether integrations show it; a hidden one is still used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Asked of customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Asked of customers while nobody is. */
            contactForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Asked of customers after the call. */
            surveyForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Filled in by the agent. */
            agentForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The tags that agents choose from; none: all of them. */
            tags?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description An agent puts at least one tag on a call before hanging up; not for transfers. */
            mandatoryTags?: boolean;
            /** @description Customers are asked where they are (GPS). */
            requestLocation?: boolean;
            /** @description Whether customers may call only so often. */
            restricted?: boolean;
            /** @description How many calls a customer may make in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description Classic: a call begins. Event: the site of the customer is told, or another page opens.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description Where an event leads.
             */
            externalUrl?: string | null;
            /** @description What the javascript event of the site is given. */
            eventArgument?: string;
            /** @description A recording named this segment. */
            readonly imported?: boolean;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        SegmentPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Segment"][];
        };
        SegmentMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Segment"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Segment"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        SegmentHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SegmentMoment"][];
        };
        NewSegment: {
            /** @description What customers see. */
            name: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: components["schemas"]["Id"][];
            /**
             * @description Whether integrations show it; a hidden one is still used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Asked of customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | null;
            /** @description Asked of customers while nobody is. */
            contactForm?: components["schemas"]["Id"] | null;
            /** @description Asked of customers after the call. */
            surveyForm?: components["schemas"]["Id"] | null;
            /** @description Filled in by the agent. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The tags that agents choose from; none: all of them. */
            tags?: components["schemas"]["Id"][];
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description An agent puts at least one tag on a call before hanging up; not for transfers. */
            mandatoryTags?: boolean;
            /** @description Customers are asked where they are (GPS). */
            requestLocation?: boolean;
            /** @description Whether customers may call only so often. */
            restricted?: boolean;
            /** @description How many calls a customer may make in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description Classic: a call begins. Event: the site of the customer is told, or another page opens.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description Where an event leads.
             */
            externalUrl?: string | null;
            /** @description What the javascript event of the site is given. */
            eventArgument?: string;
        };
        SegmentChange: {
            /** @description What customers see. */
            name?: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: components["schemas"]["Id"][];
            /**
             * @description Whether integrations show it; a hidden one is still used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Asked of customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | null;
            /** @description Asked of customers while nobody is. */
            contactForm?: components["schemas"]["Id"] | null;
            /** @description Asked of customers after the call. */
            surveyForm?: components["schemas"]["Id"] | null;
            /** @description Filled in by the agent. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The tags that agents choose from; none: all of them. */
            tags?: components["schemas"]["Id"][];
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description An agent puts at least one tag on a call before hanging up; not for transfers. */
            mandatoryTags?: boolean;
            /** @description Customers are asked where they are (GPS). */
            requestLocation?: boolean;
            /** @description Whether customers may call only so often. */
            restricted?: boolean;
            /** @description How many calls a customer may make in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description Classic: a call begins. Event: the site of the customer is told, or another page opens.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description Where an event leads.
             */
            externalUrl?: string | null;
            /** @description What the javascript event of the site is given. */
            eventArgument?: string;
        };
        Service: {
            _id: components["schemas"]["Id"];
            /** @description What customers read. */
            title?: string;
            /** @description For the business itself. */
            description?: string;
            /** @description What the business itself calls it. */
            identifier?: string;
            /**
             * @description hidden: it is offered nowhere, and still usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Without one, no appointment can be made. */
            availability?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Who keeps the appointments. */
            agents?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description Whether the agent who is free and has the fewest is taken, where nobody is named. */
            automaticSelection?: boolean;
            /** @description When customers are reminded, each time once. */
            reminders?: {
                /** @description So many minutes before it begins. */
                time: number;
            }[];
            /** @description What customers fill in. It has to ask for an e-mail. */
            customerForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description What the agent fills in afterwards. */
            agentForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description What customers are asked afterwards. */
            survey?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description E-mails that take the place of those of the platform, one for each of these. */
            emailTemplates?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /**
             * Format: uri
             * @description Shown at the top of its e-mails.
             */
            logoUrl?: string | null;
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        ServicePage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Service"][];
        };
        ServiceMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Service"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Service"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        ServiceHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ServiceMoment"][];
        };
        NewService: {
            /** @description What customers read. */
            title: string;
            /** @description For the business itself. */
            description?: string;
            /** @description What the business itself calls it. */
            identifier?: string;
            /**
             * @description hidden: it is offered nowhere, and still usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Without one, no appointment can be made. */
            availability?: components["schemas"]["Id"] | null;
            /** @description Who keeps the appointments. */
            agents?: components["schemas"]["Id"][];
            /** @description Whether the agent who is free and has the fewest is taken, where nobody is named. */
            automaticSelection?: boolean;
            /** @description When customers are reminded, each time once. */
            reminders?: {
                /** @description So many minutes before it begins. */
                time: number;
            }[];
            /** @description What customers fill in. It has to ask for an e-mail. */
            customerForm?: components["schemas"]["Id"] | null;
            /** @description What the agent fills in afterwards. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description What customers are asked afterwards. */
            survey?: components["schemas"]["Id"] | null;
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description E-mails that take the place of those of the platform, one for each of these. */
            emailTemplates?: components["schemas"]["Id"][];
            /**
             * Format: uri
             * @description Shown at the top of its e-mails.
             */
            logoUrl?: string | null;
        };
        ServiceChange: {
            /** @description What customers read. */
            title?: string;
            /** @description For the business itself. */
            description?: string;
            /** @description What the business itself calls it. */
            identifier?: string;
            /**
             * @description hidden: it is offered nowhere, and still usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description Without one, no appointment can be made. */
            availability?: components["schemas"]["Id"] | null;
            /** @description Who keeps the appointments. */
            agents?: components["schemas"]["Id"][];
            /** @description Whether the agent who is free and has the fewest is taken, where nobody is named. */
            automaticSelection?: boolean;
            /** @description When customers are reminded, each time once. */
            reminders?: {
                /** @description So many minutes before it begins. */
                time: number;
            }[];
            /** @description What customers fill in. It has to ask for an e-mail. */
            customerForm?: components["schemas"]["Id"] | null;
            /** @description What the agent fills in afterwards. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description What customers are asked afterwards. */
            survey?: components["schemas"]["Id"] | null;
            /** @description How its calls are recorded. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description E-mails that take the place of those of the platform, one for each of these. */
            emailTemplates?: components["schemas"]["Id"][];
            /**
             * Format: uri
             * @description Shown at the top of its e-mails.
             */
            logoUrl?: string | null;
        };
        Survey: {
            _id: components["schemas"]["Id"];
            /** @description What the business calls it. */
            name?: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        SurveyPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Survey"][];
        };
        SurveyMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Survey"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Survey"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        SurveyHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SurveyMoment"][];
        };
        NewSurvey: {
            /** @description What the business calls it. */
            name: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        SurveyChange: {
            /** @description What the business calls it. */
            name?: string;
            description?: string;
            /** @description In the order in which they are asked. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description What webhooks and integrations call it; no other field of the form has it. */
                name: components["schemas"]["IntegrationName"];
                /** @description What people read. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description What its texts have to match from their beginning to their end: a regular expression that no text keeps busy for long. */
                pattern?: string;
                /** @description The least: a number, a day (2030-01-31) or a time (09:30), as its type is. */
                min?: string;
                max?: string;
                /** @description What can be chosen. */
                options?: {
                    /** @description The value that is kept; no other option of the field has it. */
                    id: string;
                    label: string;
                }[];
            }[];
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
        TagMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["Tag"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["Tag"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        TagHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["TagMoment"][];
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
        WorkingHours: {
            _id: components["schemas"]["Id"];
            label?: string;
            /** @description Whether the subscribers are told of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description Minutes for which an agent may be away before anybody is told. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description Who is to be connected. */
            agents?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description Who is told, by e-mail. */
            subscribers?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            createdAt?: components["schemas"]["Time"];
            /** @description Who made it; null where nobody did. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        WorkingHoursPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WorkingHours"][];
        };
        WorkingHoursMoment: {
            /** @description The id of its event. */
            _id: string;
            time: components["schemas"]["Time"];
            /** @enum {string} */
            what: "created" | "edited" | "removed" | "missed";
            /** @description Who did it; null where nobody did. */
            by: components["schemas"]["Reference"] | null;
            /** @description How it was; null where it was made then, or nothing in it was changed. Who is named has the name of today, or the last one where it is gone. */
            before: components["schemas"]["WorkingHours"] | null;
            /** @description How it was from then on; null where it was removed then, or nothing in it was changed. */
            after: components["schemas"]["WorkingHours"] | null;
            /** @description The secrets that were given then. What they were is told nowhere. */
            replaced: string[];
        };
        WorkingHoursHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WorkingHoursMoment"][];
        };
        NewWorkingHours: {
            label: string;
            /** @description Whether the subscribers are told of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description Minutes for which an agent may be away before anybody is told. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description Who is to be connected. */
            agents?: components["schemas"]["Id"][];
            /** @description Who is told, by e-mail. */
            subscribers?: components["schemas"]["Id"][];
        };
        WorkingHoursChange: {
            label?: string;
            /** @description Whether the subscribers are told of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description Minutes for which an agent may be away before anybody is told. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description Who is to be connected. */
            agents?: components["schemas"]["Id"][];
            /** @description Who is told, by e-mail. */
            subscribers?: components["schemas"]["Id"][];
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        Id: string;
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        Key: string;
        /** @description RFC 3339, UTC, milliseconds. */
        Time: string;
        /** @enum {string} */
        DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        /** @description An IANA time zone, such as Europe/Madrid. */
        Zone: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, without leap seconds; kept as UTC with milliseconds.
         */
        AnyTime: string;
        /** @description The id that a device made for itself: 60 random bits in three groups, without the letters I, L, O and U. */
        PocId: string;
        /** @enum {string} */
        MediaChannel: "video" | "audio";
        Word: string;
        ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        Epoch: string;
        Offset: number;
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
        /** @description It ends before that. */
        NoSuchRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link is too old, or whoever it was given to is no longer signed in. */
        LinkOver: {
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
        /** @description How much was sent before it. */
        Offset: number;
        /** @description Such as `bytes=0-1023`; what is no single range of bytes is answered whole. */
        Range: string;
        /** @description The version that was read, as its ETag; a write without it is answered 428. */
        IfMatch: string;
        /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
        IfUnchanged: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version, for If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type Holders = components['schemas']['Holders'];
export type Holder = components['schemas']['Holder'];
export type ImportedRecords = components['schemas']['ImportedRecords'];
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
export type AccountConfiguration = components['schemas']['AccountConfiguration'];
export type AccountConfigurationChange = components['schemas']['AccountConfigurationChange'];
export type RecordingMode = components['schemas']['RecordingMode'];
export type RecordingFilename = components['schemas']['RecordingFilename'];
export type AcdModel = components['schemas']['AcdModel'];
export type FileExtensions = components['schemas']['FileExtensions'];
export type CaptchaProvider = components['schemas']['CaptchaProvider'];
export type VirtualBackgrounds = components['schemas']['VirtualBackgrounds'];
export type StatusLimits = components['schemas']['StatusLimits'];
export type Targets = components['schemas']['Targets'];
export type AccountPage = components['schemas']['AccountPage'];
export type Plan = components['schemas']['Plan'];
export type User = components['schemas']['User'];
export type LastCall = components['schemas']['LastCall'];
export type LastConnection = components['schemas']['LastConnection'];
export type UserAbility = components['schemas']['UserAbility'];
export type PersonName = components['schemas']['PersonName'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type UserName = components['schemas']['UserName'];
export type NewPassword = components['schemas']['NewPassword'];
export type WeeklyHours = components['schemas']['WeeklyHours'];
export type NewUser = components['schemas']['NewUser'];
export type UserChange = components['schemas']['UserChange'];
export type UserPage = components['schemas']['UserPage'];
export type AnswerValue = components['schemas']['AnswerValue'];
export type NewFormSubmission = components['schemas']['NewFormSubmission'];
export type FormSubmission = components['schemas']['FormSubmission'];
export type FormSubmissionPage = components['schemas']['FormSubmissionPage'];
export type Channel = components['schemas']['Channel'];
export type ChannelPage = components['schemas']['ChannelPage'];
export type Call = components['schemas']['Call'];
export type CallHistory = components['schemas']['CallHistory'];
export type CallPage = components['schemas']['CallPage'];
export type Reference = components['schemas']['Reference'];
export type Sealed = components['schemas']['Sealed'];
export type Widget = components['schemas']['Widget'];
export type WidgetPage = components['schemas']['WidgetPage'];
export type WidgetChange = components['schemas']['WidgetChange'];
export type WidgetSettings = components['schemas']['WidgetSettings'];
export type WidgetSettingsChange = components['schemas']['WidgetSettingsChange'];
export type Color = components['schemas']['Color'];
export type SegmentFilter = components['schemas']['SegmentFilter'];
export type DefaultChannel = components['schemas']['DefaultChannel'];
export type SiteCheck = components['schemas']['SiteCheck'];
export type SiteReport = components['schemas']['SiteReport'];
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
export type CustomEmailDraft = components['schemas']['CustomEmailDraft'];
export type Slots = components['schemas']['Slots'];
export type FreeAgents = components['schemas']['FreeAgents'];
export type LetterPreview = components['schemas']['LetterPreview'];
export type MailKind = components['schemas']['MailKind'];
export type Mail = components['schemas']['Mail'];
export type MailWithText = components['schemas']['MailWithText'];
export type MailPage = components['schemas']['MailPage'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookName = components['schemas']['WebhookName'];
export type WebhookMethod = components['schemas']['WebhookMethod'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookTemplate = components['schemas']['WebhookTemplate'];
export type WebhookContentType = components['schemas']['WebhookContentType'];
export type WebhookTryState = components['schemas']['WebhookTryState'];
export type WebhookHeader = components['schemas']['WebhookHeader'];
export type WebhookParameter = components['schemas']['WebhookParameter'];
export type WebhookCondition = components['schemas']['WebhookCondition'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type WebhookChange = components['schemas']['WebhookChange'];
export type WebhookPreviewRequest = components['schemas']['WebhookPreviewRequest'];
export type WebhookPreview = components['schemas']['WebhookPreview'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type WebhookTrace = components['schemas']['WebhookTrace'];
export type WebhookLog = components['schemas']['WebhookLog'];
export type WebhookLogHeader = components['schemas']['WebhookLogHeader'];
export type WebhookLogPage = components['schemas']['WebhookLogPage'];
export type SecretName = components['schemas']['SecretName'];
export type SecretValue = components['schemas']['SecretValue'];
export type Secret = components['schemas']['Secret'];
export type SecretPage = components['schemas']['SecretPage'];
export type MadeSecret = components['schemas']['MadeSecret'];
export type NewSecret = components['schemas']['NewSecret'];
export type SecretChange = components['schemas']['SecretChange'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type BranchLabel = components['schemas']['BranchLabel'];
export type IntegrationName = components['schemas']['IntegrationName'];
export type OwnId = components['schemas']['OwnId'];
export type BranchAddress = components['schemas']['BranchAddress'];
export type FoundRecord = components['schemas']['FoundRecord'];
export type FoundRecords = components['schemas']['FoundRecords'];
export type ViewResource = components['schemas']['ViewResource'];
export type SavedViewName = components['schemas']['SavedViewName'];
export type SavedViewQuery = components['schemas']['SavedViewQuery'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewPage = components['schemas']['SavedViewPage'];
export type NewSavedView = components['schemas']['NewSavedView'];
export type SavedViewChange = components['schemas']['SavedViewChange'];
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
export type FileName = components['schemas']['FileName'];
export type Upload = components['schemas']['Upload'];
export type UploadPage = components['schemas']['UploadPage'];
export type NewUpload = components['schemas']['NewUpload'];
export type UploadChange = components['schemas']['UploadChange'];
export type RecordingStatus = components['schemas']['RecordingStatus'];
export type RecordingMedia = components['schemas']['RecordingMedia'];
export type Recording = components['schemas']['Recording'];
export type RecordingUpload = components['schemas']['RecordingUpload'];
export type RecordingUploadReport = components['schemas']['RecordingUploadReport'];
export type RecordingUploadFailure = components['schemas']['RecordingUploadFailure'];
export type RecordingUploadReports = components['schemas']['RecordingUploadReports'];
export type StorageReason = components['schemas']['StorageReason'];
export type RecordingPage = components['schemas']['RecordingPage'];
export type NotificationView = components['schemas']['NotificationView'];
export type NewRecording = components['schemas']['NewRecording'];
export type RecordingReview = components['schemas']['RecordingReview'];
export type RecordingTrial = components['schemas']['RecordingTrial'];
export type RecordingTrialAnswer = components['schemas']['RecordingTrialAnswer'];
export type DownloadLink = components['schemas']['DownloadLink'];
export type TextFilter = components['schemas']['TextFilter'];
export type NumberFilter = components['schemas']['NumberFilter'];
export type FilterNumber = components['schemas']['FilterNumber'];
export type DayFilter = components['schemas']['DayFilter'];
export type Moment = components['schemas']['Moment'];
export type Day = components['schemas']['Day'];
export type TimeFilter = components['schemas']['TimeFilter'];
export type EventPage = components['schemas']['EventPage'];
export type ReplayRange = components['schemas']['ReplayRange'];
export type FedEvents = components['schemas']['FedEvents'];
export type FeedAnswer = components['schemas']['FeedAnswer'];
export type Status = components['schemas']['Status'];
export type Configuration = components['schemas']['Configuration'];
export type AccountTold = components['schemas']['AccountTold'];
export type AccountMoment = components['schemas']['AccountMoment'];
export type AccountHistory = components['schemas']['AccountHistory'];
export type BusinessTold = components['schemas']['BusinessTold'];
export type BusinessMoment = components['schemas']['BusinessMoment'];
export type BusinessHistory = components['schemas']['BusinessHistory'];
export type SsoTold = components['schemas']['SsoTold'];
export type SsoMoment = components['schemas']['SsoMoment'];
export type SsoHistory = components['schemas']['SsoHistory'];
export type UserMoment = components['schemas']['UserMoment'];
export type UserHistory = components['schemas']['UserHistory'];
export type PrivilegeRecordTold = components['schemas']['PrivilegeRecordTold'];
export type PrivilegeRecordMoment = components['schemas']['PrivilegeRecordMoment'];
export type PrivilegeRecordHistory = components['schemas']['PrivilegeRecordHistory'];
export type IpRestrictionMoment = components['schemas']['IpRestrictionMoment'];
export type IpRestrictionHistory = components['schemas']['IpRestrictionHistory'];
export type ApiKeyMoment = components['schemas']['ApiKeyMoment'];
export type ApiKeyHistory = components['schemas']['ApiKeyHistory'];
export type WebhookMoment = components['schemas']['WebhookMoment'];
export type WebhookHistory = components['schemas']['WebhookHistory'];
export type SecretMoment = components['schemas']['SecretMoment'];
export type SecretHistory = components['schemas']['SecretHistory'];
export type BranchMoment = components['schemas']['BranchMoment'];
export type BranchHistory = components['schemas']['BranchHistory'];
export type PocTold = components['schemas']['PocTold'];
export type PocMoment = components['schemas']['PocMoment'];
export type PocHistory = components['schemas']['PocHistory'];
export type WidgetMoment = components['schemas']['WidgetMoment'];
export type WidgetHistory = components['schemas']['WidgetHistory'];
export type UploadMoment = components['schemas']['UploadMoment'];
export type UploadHistory = components['schemas']['UploadHistory'];
export type RecordingMoment = components['schemas']['RecordingMoment'];
export type RecordingHistory = components['schemas']['RecordingHistory'];
export type AbandonReason = components['schemas']['AbandonReason'];
export type AbandonReasonPage = components['schemas']['AbandonReasonPage'];
export type AbandonReasonMoment = components['schemas']['AbandonReasonMoment'];
export type AbandonReasonHistory = components['schemas']['AbandonReasonHistory'];
export type NewAbandonReason = components['schemas']['NewAbandonReason'];
export type AbandonReasonChange = components['schemas']['AbandonReasonChange'];
export type AgentFormExport = components['schemas']['AgentFormExport'];
export type AgentFormExportPage = components['schemas']['AgentFormExportPage'];
export type AgentFormExportMoment = components['schemas']['AgentFormExportMoment'];
export type AgentFormExportHistory = components['schemas']['AgentFormExportHistory'];
export type NewAgentFormExport = components['schemas']['NewAgentFormExport'];
export type AgentFormExportChange = components['schemas']['AgentFormExportChange'];
export type AiTopic = components['schemas']['AiTopic'];
export type AiTopicPage = components['schemas']['AiTopicPage'];
export type AiTopicMoment = components['schemas']['AiTopicMoment'];
export type AiTopicHistory = components['schemas']['AiTopicHistory'];
export type NewAiTopic = components['schemas']['NewAiTopic'];
export type AiTopicChange = components['schemas']['AiTopicChange'];
export type Appointment = components['schemas']['Appointment'];
export type AppointmentPage = components['schemas']['AppointmentPage'];
export type AppointmentMoment = components['schemas']['AppointmentMoment'];
export type AppointmentHistory = components['schemas']['AppointmentHistory'];
export type NewAppointment = components['schemas']['NewAppointment'];
export type AppointmentChange = components['schemas']['AppointmentChange'];
export type Availability = components['schemas']['Availability'];
export type AvailabilityPage = components['schemas']['AvailabilityPage'];
export type AvailabilityMoment = components['schemas']['AvailabilityMoment'];
export type AvailabilityHistory = components['schemas']['AvailabilityHistory'];
export type NewAvailability = components['schemas']['NewAvailability'];
export type AvailabilityChange = components['schemas']['AvailabilityChange'];
export type Contact = components['schemas']['Contact'];
export type ContactPage = components['schemas']['ContactPage'];
export type ContactMoment = components['schemas']['ContactMoment'];
export type ContactHistory = components['schemas']['ContactHistory'];
export type NewContact = components['schemas']['NewContact'];
export type ContactChange = components['schemas']['ContactChange'];
export type CustomEmail = components['schemas']['CustomEmail'];
export type CustomEmailPage = components['schemas']['CustomEmailPage'];
export type CustomEmailMoment = components['schemas']['CustomEmailMoment'];
export type CustomEmailHistory = components['schemas']['CustomEmailHistory'];
export type NewCustomEmail = components['schemas']['NewCustomEmail'];
export type CustomEmailChange = components['schemas']['CustomEmailChange'];
export type Form = components['schemas']['Form'];
export type FormPage = components['schemas']['FormPage'];
export type FormMoment = components['schemas']['FormMoment'];
export type FormHistory = components['schemas']['FormHistory'];
export type NewForm = components['schemas']['NewForm'];
export type FormChange = components['schemas']['FormChange'];
export type Idea = components['schemas']['Idea'];
export type IdeaPage = components['schemas']['IdeaPage'];
export type IdeaMoment = components['schemas']['IdeaMoment'];
export type IdeaHistory = components['schemas']['IdeaHistory'];
export type NewIdea = components['schemas']['NewIdea'];
export type IdeaChange = components['schemas']['IdeaChange'];
export type Integration = components['schemas']['Integration'];
export type IntegrationPage = components['schemas']['IntegrationPage'];
export type IntegrationMoment = components['schemas']['IntegrationMoment'];
export type IntegrationHistory = components['schemas']['IntegrationHistory'];
export type NewIntegration = components['schemas']['NewIntegration'];
export type IntegrationChange = components['schemas']['IntegrationChange'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationMoment = components['schemas']['NotificationMoment'];
export type NotificationHistory = components['schemas']['NotificationHistory'];
export type NewNotification = components['schemas']['NewNotification'];
export type NotificationChange = components['schemas']['NotificationChange'];
export type RecordingSetting = components['schemas']['RecordingSetting'];
export type RecordingSettingPage = components['schemas']['RecordingSettingPage'];
export type RecordingSettingMoment = components['schemas']['RecordingSettingMoment'];
export type RecordingSettingHistory = components['schemas']['RecordingSettingHistory'];
export type NewRecordingSetting = components['schemas']['NewRecordingSetting'];
export type RecordingSettingChange = components['schemas']['RecordingSettingChange'];
export type Referrer = components['schemas']['Referrer'];
export type ReferrerPage = components['schemas']['ReferrerPage'];
export type ReferrerMoment = components['schemas']['ReferrerMoment'];
export type ReferrerHistory = components['schemas']['ReferrerHistory'];
export type NewReferrer = components['schemas']['NewReferrer'];
export type ReferrerChange = components['schemas']['ReferrerChange'];
export type Segment = components['schemas']['Segment'];
export type SegmentPage = components['schemas']['SegmentPage'];
export type SegmentMoment = components['schemas']['SegmentMoment'];
export type SegmentHistory = components['schemas']['SegmentHistory'];
export type NewSegment = components['schemas']['NewSegment'];
export type SegmentChange = components['schemas']['SegmentChange'];
export type Service = components['schemas']['Service'];
export type ServicePage = components['schemas']['ServicePage'];
export type ServiceMoment = components['schemas']['ServiceMoment'];
export type ServiceHistory = components['schemas']['ServiceHistory'];
export type NewService = components['schemas']['NewService'];
export type ServiceChange = components['schemas']['ServiceChange'];
export type Survey = components['schemas']['Survey'];
export type SurveyPage = components['schemas']['SurveyPage'];
export type SurveyMoment = components['schemas']['SurveyMoment'];
export type SurveyHistory = components['schemas']['SurveyHistory'];
export type NewSurvey = components['schemas']['NewSurvey'];
export type SurveyChange = components['schemas']['SurveyChange'];
export type Tag = components['schemas']['Tag'];
export type TagPage = components['schemas']['TagPage'];
export type TagMoment = components['schemas']['TagMoment'];
export type TagHistory = components['schemas']['TagHistory'];
export type NewTag = components['schemas']['NewTag'];
export type TagChange = components['schemas']['TagChange'];
export type WorkingHours = components['schemas']['WorkingHours'];
export type WorkingHoursPage = components['schemas']['WorkingHoursPage'];
export type WorkingHoursMoment = components['schemas']['WorkingHoursMoment'];
export type WorkingHoursHistory = components['schemas']['WorkingHoursHistory'];
export type NewWorkingHours = components['schemas']['NewWorkingHours'];
export type WorkingHoursChange = components['schemas']['WorkingHoursChange'];
export type Id = components['schemas']['Id'];
export type Key = components['schemas']['Key'];
export type Time = components['schemas']['Time'];
export type DisconnectReason = components['schemas']['DisconnectReason'];
export type Zone = components['schemas']['Zone'];
export type AnyTime = components['schemas']['AnyTime'];
export type PocId = components['schemas']['PocId'];
export type MediaChannel = components['schemas']['MediaChannel'];
export type Word = components['schemas']['Word'];
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type Event = components['schemas']['Event'];
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
export type FloorQueueEntry = components['schemas']['FloorQueueEntry'];
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
export type ResponseNoSuchRange = components['responses']['NoSuchRange'];
export type ResponseLinkOver = components['responses']['LinkOver'];
export type ResponseVersionNeeded = components['responses']['VersionNeeded'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterId = components['parameters']['Id'];
export type ParameterKey = components['parameters']['Key'];
export type ParameterAccountInPath = components['parameters']['AccountInPath'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSkip = components['parameters']['Skip'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfUnchanged = components['parameters']['IfUnchanged'];
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
                    lastCall?: components["schemas"]["Direction"];
                    lastConnection?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("firstname" | "lastname" | "email" | "username" | "lang" | "account" | "level" | "privilege" | "segments" | "availability" | "disabled" | "activated" | "principal" | "imported" | "lastCall" | "lastConnection" | "abilities" | "createdAt" | "updatedAt" | "version")[];
                populate?: ("account" | "segments")[];
                level?: components["schemas"]["NumberFilter"];
                privilege?: components["schemas"]["TextFilter"];
                _id?: components["schemas"]["TextFilter"];
                disabled?: boolean;
                segments?: components["schemas"]["TextFilter"];
                /** @description `none`: no language of their own. */
                lang?: components["schemas"]["TextFilter"];
                /** @description A connection of theirs stands at this moment; for whoever may read connections. */
                connected?: boolean;
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
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
    readUserHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readImportedRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As a removal would leave them now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRecords"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeImportedRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were removed and how many stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRecords"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    name?: components["schemas"]["Direction"];
                    level?: components["schemas"]["Direction"];
                    users?: components["schemas"]["Direction"];
                };
                default?: boolean;
                permissions?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
                    reason?: components["schemas"]["Direction"];
                    session?: components["schemas"]["Direction"];
                };
                $select?: ("user" | "session" | "connected" | "connectedAt" | "disconnectedAt" | "reason" | "duration" | "ip" | "browser")[];
                populate?: "user"[];
                _id?: components["schemas"]["TextFilter"];
                user?: components["schemas"]["TextFilter"];
                reason?: components["schemas"]["TextFilter"];
                /** @description Those that stand at this moment, or those that do not. */
                connected?: boolean;
                connectedAt?: components["schemas"]["TimeFilter"];
                disconnectedAt?: components["schemas"]["TimeFilter"];
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
                users?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
                privilege?: components["schemas"]["TextFilter"];
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
    readApiKey: {
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
            /** @description The key. */
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
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    listWebhooks: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    url?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "enabled" | "method" | "url" | "headers" | "parameters" | "conditions" | "verifySsl" | "events" | "template" | "contentType" | "secrets" | "lastDelivery" | "goneAt" | "waiting" | "createdAt" | "updatedAt" | "version")[];
                _id?: components["schemas"]["TextFilter"];
                enabled?: boolean;
                events?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    readWebhook: {
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
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    removeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeWebhook: {
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
                "application/json": components["schemas"]["WebhookChange"];
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
                    "application/json": components["schemas"]["Webhook"];
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
    previewCustomEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomEmailDraft"];
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPreview"];
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
    listSlots: {
        parameters: {
            query?: {
                /** @description The first day, by the clocks of the service; today where nothing is said, or a day that is past. */
                from?: string;
                days?: number;
                /** @description Of one agent alone. */
                user?: components["schemas"]["Id"];
                /** @description One that is about to move, and is in nobody's way. */
                appointment?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
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
    listFreeAgents: {
        parameters: {
            query?: {
                startsAt?: components["schemas"]["Moment"];
                /** @description One that is to be kept by another, and is in nobody's way. */
                appointment?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeAgents"];
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
    testWebhook: {
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
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description Where to find it in the logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTrace"];
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
    previewWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPreviewRequest"];
            };
        };
        responses: {
            /** @description What would be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPreview"];
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
    listWebhookLogs: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("traceId" | "webhook" | "event" | "attempt" | "state" | "nextAt" | "context" | "request" | "response" | "serverResponse" | "error" | "payload" | "template" | "took" | "createdAt")[];
                populate?: "webhook"[];
                _id?: components["schemas"]["TextFilter"];
                traceId?: components["schemas"]["TextFilter"];
                webhook?: components["schemas"]["TextFilter"];
                event?: components["schemas"]["TextFilter"];
                state?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
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
                    "application/json": components["schemas"]["WebhookLogPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readWebhookLog: {
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
            /** @description The try. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLog"];
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
    removeWebhookLog: {
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
    resendWebhook: {
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
            /** @description Where to find it in the logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTrace"];
                };
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
                $select?: ("name" | "webhooks" | "traceId" | "oldUntil" | "createdAt" | "updatedAt" | "version")[];
                populate?: "webhooks"[];
                _id?: components["schemas"]["TextFilter"];
                webhooks?: components["schemas"]["TextFilter"];
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
            /** @description The secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSecret"];
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
            /** @description The secret. */
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    rotateSecret: {
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
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSecret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                $search: string;
                /** @description Of each kind at most so many; 4 where nothing is said. */
                $limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRecords"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description Of which list; without it, of all that this person may read. */
                resource?: components["schemas"]["ViewResource"];
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
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description As it was saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
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
    removeView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeView: {
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
                "application/json": components["schemas"]["SavedViewChange"];
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
                    "application/json": components["schemas"]["SavedView"];
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
                segments?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    listFormSubmissions: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    createdAt?: components["schemas"]["Direction"];
                    kind?: components["schemas"]["Direction"];
                };
                $select?: ("kind" | "form" | "answers" | "contact" | "call" | "segment" | "user" | "createdAt")[];
                populate?: ("form" | "segment" | "user")[];
                _id?: components["schemas"]["TextFilter"];
                kind?: components["schemas"]["TextFilter"];
                form?: components["schemas"]["TextFilter"];
                segment?: components["schemas"]["TextFilter"];
                user?: components["schemas"]["TextFilter"];
                call?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
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
                    "application/json": components["schemas"]["FormSubmissionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createFormSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFormSubmission"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
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
    readFormSubmission: {
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
            /** @description The submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
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
    removeFormSubmission: {
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
    listWidgets: {
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
                    "application/json": components["schemas"]["WidgetPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readWidget: {
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
            /** @description The widget. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Widget"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeWidget: {
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
                "application/json": components["schemas"]["WidgetChange"];
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
                    "application/json": components["schemas"]["Widget"];
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
    checkSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCheck"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteReport"];
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
    readCallHistory: {
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
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallHistory"];
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
    readReplayRange: {
        parameters: {
            query?: {
                /** @description The present one where it is absent. */
                epoch?: components["schemas"]["Epoch"];
                /** @description Only what happened then or later. */
                from?: components["schemas"]["AnyTime"];
                /** @description Only what happened before. */
                to?: components["schemas"]["AnyTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stretch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayRange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readReplayRecording: {
        parameters: {
            query?: {
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
                /** @description People by their names: for people of the highest level who may read the audit, where each use is recorded. */
                names?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.switchboard.recording+ndjson": string;
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
    listUploads: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    extension?: components["schemas"]["Direction"];
                    size?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "extension" | "size" | "received" | "state" | "createdBy" | "createdAt" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                extension?: components["schemas"]["TextFilter"];
                state?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
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
                    "application/json": components["schemas"]["UploadPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description The file, of which nothing is there yet. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
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
    readUpload: {
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
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
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
    removeUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeUpload: {
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
                "application/json": components["schemas"]["UploadChange"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
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
    readUploadContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Such as `bytes=0-1023`; what is no single range of bytes is answered whole. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["NoSuchRange"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addToUpload: {
        parameters: {
            query: {
                /** @description How much was sent before it. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description How much of it is there. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
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
    linkToUpload: {
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
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadLink"];
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
    listRecordings: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    startedAt?: components["schemas"]["Direction"];
                    duration?: components["schemas"]["Direction"];
                    size?: components["schemas"]["Direction"];
                    status?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                };
                $select?: ("status" | "call" | "agent" | "segment" | "setting" | "media" | "size" | "startedAt" | "endedAt" | "duration" | "endedBy" | "hot" | "cold" | "upload" | "storable" | "reason" | "reviewedBy" | "reviewedAt" | "createdAt" | "updatedAt" | "version")[];
                populate?: ("agent" | "segment" | "setting" | "reviewedBy")[];
                _id?: components["schemas"]["TextFilter"];
                status?: components["schemas"]["TextFilter"];
                /** @description The state of the way into the storage. */
                upload?: components["schemas"]["TextFilter"];
                setting?: components["schemas"]["TextFilter"];
                call?: components["schemas"]["TextFilter"];
                agent?: components["schemas"]["TextFilter"];
                segment?: components["schemas"]["TextFilter"];
                startedAt?: components["schemas"]["TimeFilter"];
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
                    "application/json": components["schemas"]["RecordingPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createRecording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecording"];
            };
        };
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
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
    readRecording: {
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
            /** @description The recording. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
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
    removeRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It holds nothing any more. */
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reviewRecording: {
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
                "application/json": components["schemas"]["RecordingReview"];
            };
        };
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
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
    readRecordingContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Such as `bytes=0-1023`; what is no single range of bytes is answered whole. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/webm": unknown;
                    "video/mp4": unknown;
                    "audio/webm": unknown;
                    "audio/mp4": unknown;
                    "audio/mpeg": unknown;
                    "audio/ogg": unknown;
                    "audio/wav": unknown;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/webm": unknown;
                    "video/mp4": unknown;
                    "audio/webm": unknown;
                    "audio/mp4": unknown;
                    "audio/mpeg": unknown;
                    "audio/ogg": unknown;
                    "audio/wav": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["NoSuchRange"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addToRecording: {
        parameters: {
            query: {
                /** @description How much was sent before it. */
                offset: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endRecording: {
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
            /** @description The recording. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
                };
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
    viewNotification: {
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
                "application/json": components["schemas"]["NotificationView"];
            };
        };
        responses: {
            /** @description The notification. */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    linkToRecording: {
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
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadLink"];
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
    uploadRecording: {
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
            /** @description The recording, which waits to be put there. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
                };
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
    listRecordingUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings for whose storages any wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingUploadReports"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    retryRecordingUploads: {
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
            /** @description How they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingUploadReport"];
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
    tryRecordingSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingTrial"];
            };
        };
        responses: {
            /** @description What came of it, whether or not it is what was hoped for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingTrialAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Such as `bytes=0-1023`; what is no single range of bytes is answered whole. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                    "video/webm": unknown;
                    "video/mp4": unknown;
                    "audio/webm": unknown;
                    "audio/mp4": unknown;
                    "audio/mpeg": unknown;
                    "audio/ogg": unknown;
                    "audio/wav": unknown;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                    "video/webm": unknown;
                    "video/mp4": unknown;
                    "audio/webm": unknown;
                    "audio/mp4": unknown;
                    "audio/mpeg": unknown;
                    "audio/ogg": unknown;
                    "audio/wav": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkOver"];
            416: components["responses"]["NoSuchRange"];
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
    readAccountHistory: {
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
                    "application/json": components["schemas"]["AccountHistory"];
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
    readBusinessHistory: {
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
                    "application/json": components["schemas"]["BusinessHistory"];
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
    readSsoHistory: {
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
                    "application/json": components["schemas"]["SsoHistory"];
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
    readUserHistory: {
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
                    "application/json": components["schemas"]["UserHistory"];
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
    readPrivilegeRecordHistory: {
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
                    "application/json": components["schemas"]["PrivilegeRecordHistory"];
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
    readIpRestrictionHistory: {
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
                    "application/json": components["schemas"]["IpRestrictionHistory"];
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
    readApiKeyHistory: {
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
                    "application/json": components["schemas"]["ApiKeyHistory"];
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
    readWebhookHistory: {
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
                    "application/json": components["schemas"]["WebhookHistory"];
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
    readSecretHistory: {
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
                    "application/json": components["schemas"]["SecretHistory"];
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
    readBranchHistory: {
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
                    "application/json": components["schemas"]["BranchHistory"];
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
    readPocHistory: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                id: components["schemas"]["PocId"];
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
                    "application/json": components["schemas"]["PocHistory"];
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
    readWidgetHistory: {
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
                    "application/json": components["schemas"]["WidgetHistory"];
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
    readUploadHistory: {
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
                    "application/json": components["schemas"]["UploadHistory"];
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
    readRecordingHistory: {
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
                    "application/json": components["schemas"]["RecordingHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "name" | "visibility" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                visibility?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    readAbandonReasonHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readAbandonReasonHistory: {
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
                    "application/json": components["schemas"]["AbandonReasonHistory"];
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
    listAgentFormExports: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    from?: components["schemas"]["Direction"];
                    until?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "description" | "forms" | "segments" | "agents" | "from" | "until" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "forms" | "segments" | "agents")[];
                _id?: components["schemas"]["TextFilter"];
                forms?: components["schemas"]["TextFilter"];
                segments?: components["schemas"]["TextFilter"];
                agents?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["AgentFormExportPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAgentFormExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgentFormExport"];
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
                    "application/json": components["schemas"]["AgentFormExport"];
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
    readAgentFormExport: {
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
                    "application/json": components["schemas"]["AgentFormExport"];
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
    removeAgentFormExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAgentFormExport: {
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
                "application/json": components["schemas"]["AgentFormExportChange"];
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
                    "application/json": components["schemas"]["AgentFormExport"];
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
    readAgentFormExportHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readAgentFormExportHistory: {
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
                    "application/json": components["schemas"]["AgentFormExportHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "identifier" | "description" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                identifier?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    readAiTopicHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readAiTopicHistory: {
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
                    "application/json": components["schemas"]["AiTopicHistory"];
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
    listAppointments: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    customer?: components["schemas"]["Direction"];
                    startsAt?: components["schemas"]["Direction"];
                    status?: components["schemas"]["Direction"];
                    email?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("customer" | "email" | "phone" | "service" | "startsAt" | "endsAt" | "timezone" | "user" | "status" | "submittedForm" | "extraData" | "scheduledAt" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "service" | "user" | "submittedForm")[];
                _id?: components["schemas"]["TextFilter"];
                status?: components["schemas"]["TextFilter"];
                service?: components["schemas"]["TextFilter"];
                user?: components["schemas"]["TextFilter"];
                startsAt?: components["schemas"]["TimeFilter"];
                email?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["AppointmentPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppointment"];
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
                    "application/json": components["schemas"]["Appointment"];
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
    readAppointment: {
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
                    "application/json": components["schemas"]["Appointment"];
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
    removeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAppointment: {
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
                "application/json": components["schemas"]["AppointmentChange"];
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
                    "application/json": components["schemas"]["Appointment"];
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
    readAppointmentHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readAppointmentHistory: {
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
                    "application/json": components["schemas"]["AppointmentHistory"];
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
    listAvailabilities: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    timezone?: components["schemas"]["Direction"];
                    duration?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "duration" | "timezone" | "minimumToSchedule" | "maximumToSchedule" | "days" | "blockedDates" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                timezone?: components["schemas"]["TextFilter"];
                duration?: components["schemas"]["NumberFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["AvailabilityPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAvailability"];
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
                    "application/json": components["schemas"]["Availability"];
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
    readAvailability: {
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
                    "application/json": components["schemas"]["Availability"];
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
    removeAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeAvailability: {
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
                "application/json": components["schemas"]["AvailabilityChange"];
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
                    "application/json": components["schemas"]["Availability"];
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
    readAvailabilityHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readAvailabilityHistory: {
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
                    "application/json": components["schemas"]["AvailabilityHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
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
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    readContactHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readContactHistory: {
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
                    "application/json": components["schemas"]["ContactHistory"];
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
    listCustomEmails: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    slug?: components["schemas"]["Direction"];
                    template?: components["schemas"]["Direction"];
                    subject?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "slug" | "template" | "subject" | "title" | "paragraphs" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                template?: components["schemas"]["TextFilter"];
                slug?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["CustomEmailPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createCustomEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomEmail"];
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
                    "application/json": components["schemas"]["CustomEmail"];
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
    readCustomEmail: {
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
                    "application/json": components["schemas"]["CustomEmail"];
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
    removeCustomEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeCustomEmail: {
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
                "application/json": components["schemas"]["CustomEmailChange"];
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
                    "application/json": components["schemas"]["CustomEmail"];
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
    readCustomEmailHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readCustomEmailHistory: {
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
                    "application/json": components["schemas"]["CustomEmailHistory"];
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
    listForms: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "description" | "fields" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["FormPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewForm"];
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
                    "application/json": components["schemas"]["Form"];
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
    readForm: {
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
                    "application/json": components["schemas"]["Form"];
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
    removeForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeForm: {
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
                "application/json": components["schemas"]["FormChange"];
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
                    "application/json": components["schemas"]["Form"];
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
    readFormHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readFormHistory: {
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
                    "application/json": components["schemas"]["FormHistory"];
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
    listIdeas: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    title?: components["schemas"]["Direction"];
                    kind?: components["schemas"]["Direction"];
                    state?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("title" | "kind" | "text" | "state" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                kind?: components["schemas"]["TextFilter"];
                state?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["IdeaPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createIdea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIdea"];
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
                    "application/json": components["schemas"]["Idea"];
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
    readIdea: {
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
                    "application/json": components["schemas"]["Idea"];
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
    removeIdea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeIdea: {
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
                "application/json": components["schemas"]["IdeaChange"];
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
                    "application/json": components["schemas"]["Idea"];
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
    readIdeaHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readIdeaHistory: {
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
                    "application/json": components["schemas"]["IdeaHistory"];
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
    listIntegrations: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    kind?: components["schemas"]["Direction"];
                    enabled?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "kind" | "hosts" | "segments" | "enabled" | "description" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "segments")[];
                _id?: components["schemas"]["TextFilter"];
                kind?: components["schemas"]["TextFilter"];
                enabled?: boolean;
                segments?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["IntegrationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIntegration"];
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
                    "application/json": components["schemas"]["Integration"];
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
    readIntegration: {
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
                    "application/json": components["schemas"]["Integration"];
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
    removeIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeIntegration: {
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
                "application/json": components["schemas"]["IntegrationChange"];
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
                    "application/json": components["schemas"]["Integration"];
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
    readIntegrationHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readIntegrationHistory: {
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
                    "application/json": components["schemas"]["IntegrationHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("title" | "message" | "publishAt" | "sentAt" | "viewedBy" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "viewedBy")[];
                _id?: components["schemas"]["TextFilter"];
                publishAt?: components["schemas"]["TimeFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
    readNotificationHistory: {
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
                    "application/json": components["schemas"]["NotificationHistory"];
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
    listRecordingSettings: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    storage?: components["schemas"]["Direction"];
                    provider?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "storage" | "provider" | "bucketName" | "region" | "oidc" | "roleArn" | "accessKeyId" | "secretKey" | "accountName" | "accountKey" | "protocol" | "blobEndpoint" | "container" | "credentials" | "gcpBucket" | "projectId" | "privateKeyId" | "clientEmail" | "clientId" | "authUri" | "tokenUri" | "hostname" | "port" | "username" | "password" | "ssh" | "tls" | "automaticRecording" | "showRecordingStatus" | "automaticUpload" | "deleteBackup" | "tracks" | "videoBitsPerSecond" | "audioBitsPerSecond" | "videoWidth" | "videoHeight" | "bytesMax" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                storage?: components["schemas"]["TextFilter"];
                provider?: components["schemas"]["TextFilter"];
                automaticRecording?: boolean;
                automaticUpload?: boolean;
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["RecordingSettingPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createRecordingSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecordingSetting"];
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
                    "application/json": components["schemas"]["RecordingSetting"];
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
    readRecordingSetting: {
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
                    "application/json": components["schemas"]["RecordingSetting"];
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
    removeRecordingSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeRecordingSetting: {
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
                "application/json": components["schemas"]["RecordingSettingChange"];
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
                    "application/json": components["schemas"]["RecordingSetting"];
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
    readRecordingSettingHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readRecordingSettingHistory: {
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
                    "application/json": components["schemas"]["RecordingSettingHistory"];
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
    listReferrers: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    link?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("link" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    readReferrerHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readReferrerHistory: {
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
                    "application/json": components["schemas"]["ReferrerHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "channels" | "users" | "visibility" | "baseForm" | "contactForm" | "surveyForm" | "agentForm" | "tags" | "recordingSetting" | "mandatoryTags" | "requestLocation" | "restricted" | "restrictedCalls" | "restrictedPeriod" | "type" | "externalUrl" | "eventArgument" | "imported" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "users" | "baseForm" | "contactForm" | "surveyForm" | "agentForm" | "tags" | "recordingSetting")[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                channels?: components["schemas"]["TextFilter"];
                visibility?: components["schemas"]["TextFilter"];
                type?: components["schemas"]["TextFilter"];
                users?: components["schemas"]["TextFilter"];
                tags?: components["schemas"]["TextFilter"];
                mandatoryTags?: boolean;
                requestLocation?: boolean;
                restricted?: boolean;
                imported?: boolean;
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSegment"];
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
                    "application/json": components["schemas"]["Segment"];
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
            /** @description As it is. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeSegment: {
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
                "application/json": components["schemas"]["SegmentChange"];
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
                    "application/json": components["schemas"]["Segment"];
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
    readSegmentHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readSegmentHistory: {
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
                    "application/json": components["schemas"]["SegmentHistory"];
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
    listServices: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    title?: components["schemas"]["Direction"];
                    identifier?: components["schemas"]["Direction"];
                    visibility?: components["schemas"]["Direction"];
                    automaticSelection?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("title" | "description" | "identifier" | "visibility" | "availability" | "agents" | "automaticSelection" | "reminders" | "customerForm" | "agentForm" | "survey" | "recordingSetting" | "emailTemplates" | "logoUrl" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "availability" | "agents" | "customerForm" | "agentForm" | "survey" | "recordingSetting" | "emailTemplates")[];
                _id?: components["schemas"]["TextFilter"];
                identifier?: components["schemas"]["TextFilter"];
                visibility?: components["schemas"]["TextFilter"];
                automaticSelection?: boolean;
                availability?: components["schemas"]["TextFilter"];
                agents?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewService"];
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
                    "application/json": components["schemas"]["Service"];
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
    readService: {
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
                    "application/json": components["schemas"]["Service"];
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
    removeService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeService: {
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
                "application/json": components["schemas"]["ServiceChange"];
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
                    "application/json": components["schemas"]["Service"];
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
    readServiceHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readServiceHistory: {
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
                    "application/json": components["schemas"]["ServiceHistory"];
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
    listSurveys: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    name?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("name" | "description" | "fields" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["SurveyPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSurvey"];
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
                    "application/json": components["schemas"]["Survey"];
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
    readSurvey: {
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
                    "application/json": components["schemas"]["Survey"];
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
    removeSurvey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeSurvey: {
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
                "application/json": components["schemas"]["SurveyChange"];
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
                    "application/json": components["schemas"]["Survey"];
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
    readSurveyHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readSurveyHistory: {
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
                    "application/json": components["schemas"]["SurveyHistory"];
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
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "name" | "description" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: "createdBy"[];
                _id?: components["schemas"]["TextFilter"];
                name?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
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
    readTagHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readTagHistory: {
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
                    "application/json": components["schemas"]["TagHistory"];
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
    listWorkingHoursRecords: {
        parameters: {
            query?: {
                $limit?: components["parameters"]["Limit"];
                $skip?: components["parameters"]["Skip"];
                $search?: components["parameters"]["Search"];
                $sort?: {
                    label?: components["schemas"]["Direction"];
                    gracePeriod?: components["schemas"]["Direction"];
                    notificationEnabled?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    updatedAt?: components["schemas"]["Direction"];
                };
                $select?: ("label" | "notificationEnabled" | "gracePeriod" | "days" | "agents" | "subscribers" | "createdAt" | "createdBy" | "updatedAt" | "version")[];
                populate?: ("createdBy" | "agents" | "subscribers")[];
                _id?: components["schemas"]["TextFilter"];
                notificationEnabled?: boolean;
                agents?: components["schemas"]["TextFilter"];
                subscribers?: components["schemas"]["TextFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                updatedAt?: components["schemas"]["TimeFilter"];
                createdBy?: components["schemas"]["TextFilter"];
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
                    "application/json": components["schemas"]["WorkingHoursPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createWorkingHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkingHours"];
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
                    "application/json": components["schemas"]["WorkingHours"];
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
    readWorkingHours: {
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
                    "application/json": components["schemas"]["WorkingHours"];
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
    removeWorkingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag: what somebody changed meanwhile is not removed, but answered 412. Without it, it goes as it is. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
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
            412: components["responses"]["Stale"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeWorkingHours: {
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
                "application/json": components["schemas"]["WorkingHoursChange"];
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
                    "application/json": components["schemas"]["WorkingHours"];
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
    readWorkingHoursHolders: {
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
            /** @description As it would be now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holders"];
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
    readWorkingHoursHistory: {
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
                    "application/json": components["schemas"]["WorkingHoursHistory"];
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
}
