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
        /** Sign in with email or username and password */
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
        /** End the session; send the refresh token as the bearer token */
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
        /** Retrieve the user and permissions of the access token */
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
        /** Exchange a refresh token for a new access token */
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
        /** Claim a session prepared elsewhere; once, within one minute */
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
         * Start single sign-on; the response does not reveal whether the email exists
         * @description Redirects to a page of the platform that continues to the identity provider, or explains the next step if this
         *     email has none. Sets a cookie in this browser; only this browser can complete the sign-in.
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
         * Receive the identity provider's response (SAML 2.0, HTTP-POST binding) from the user's browser
         * @description Redirects to `/login/claim/{id}`, to `/login?sso=failed&code=...` (answer, request, user, off; no details of the
         *     reason), or, after a test sign-in, to `/sso-tested`. RelayState is ignored; the target of a sign-in is stored when it
         *     starts.
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
        /** Retrieve the account's SAML metadata; its URL is the entity id */
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
        /** Request an email with a PIN and a link; the response does not reveal whether the email exists */
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
        /** Submit the PIN of a request within ten minutes; five attempts */
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
        /** Set a new password and end all sessions of the user; does not sign in */
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
        /** Retrieve the purpose of an emailed link and a grant to use it; only the latest grant is valid */
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
        /** Set the first password of an invited user and accept the terms */
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
        /** Create a token that signs the caller in to an external tool of this installation */
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
        /** List the caller's open sessions, most recently used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all of the caller's sessions except this one */
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
        /** End one of the caller's sessions */
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
        /** Confirm the caller's password, and second factor if on; valid for ten minutes */
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
        /** List the caller's account */
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
        /** Retrieve an account */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the account; name, language, tax id, address, country and principal administrator require the principal administrator */
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
        /** Retrieve the single sign-on settings; defaults with version 0 if never set */
        get: operations["readSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the single sign-on settings. Certificate, entry point and issuer are required. Open sessions continue. */
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
        /** Preview the settings in identity provider metadata. Nothing is saved, and signature requirements are never relaxed. */
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
        /** Test settings before saving; omitted members keep their saved value */
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
        /** List the name ids of users at identity providers, newest first */
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
        /** Remove a user's name id; the next sign-in matches the user by email, as the first one did */
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
        /** Retrieve the features of the account's plan */
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
         * List users; of level 5 if no level is given
         * @description The last call is included for callers with permission to read calls, the last connection for callers with permission to read connections. Other callers cannot sort by them.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user; without a password, the user is sent a link to set one
         * @description Requires a password confirmation within the last ten minutes.
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
        /** Retrieve a user with their account */
        get: operations["readUser"];
        put?: never;
        post?: never;
        /** Remove a user and end their sessions */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        /**
         * Update a user; all users may change their own names, email, language and password
         * @description Changing an email, password or privilege, or enabling a user, requires a password confirmation (proveSession) within the last ten minutes. Changing the password or disabling the user ends all of the user's sessions.
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
        /** List the records that refer to a user, and the effect of removing the user on each */
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
         * Count the segments and users that recordings imported into the account
         * @description Replays on the floor create segments and users that are missing in the account. Requires `segments.write` as well.
         */
        get: operations["readImportedRecords"];
        put?: never;
        post?: never;
        /**
         * Remove all segments and users that recordings imported into the account
         * @description All in one step. Requires `segments.write` as well. References to the records are cleared, as after a single removal. Records that others require and users with a privilege that the caller may not grant are kept. Calls keep the names of their segments and agents. Replaying a recording imports its records again.
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
        /** Retrieve the status of the caller's second factor; other users' status is not available */
        get: operations["readTwoFactor"];
        put?: never;
        /** Start setting up the second factor; confirm it with a code within ten minutes */
        post: operations["beginTwoFactor"];
        /** Turn off the second factor, or cancel its setup */
        delete: operations["endTwoFactor"];
        options?: never;
        head?: never;
        /** Confirm the second factor with a code to turn it on */
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
        /** Create ten new backup codes; previous codes become invalid */
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
        /** List the default and custom privileges, highest level first */
        get: operations["listPrivileges"];
        put?: never;
        /**
         * Create a privilege; limited to the caller's own permissions
         * @description Requires a password confirmation within the last ten minutes.
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
        /** Retrieve a privilege */
        get: operations["readPrivilege"];
        put?: never;
        post?: never;
        /** Remove a custom privilege that no users have */
        delete: operations["removePrivilege"];
        options?: never;
        head?: never;
        /**
         * Update a custom privilege; its level applies immediately to all users who have it
         * @description Requires a password confirmation within the last ten minutes.
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
        /** List the permission that each operation requires and the default privileges that include it */
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
        /** List agents' connections and disconnections with their reasons, newest first */
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
        /** Retrieve a connection of an agent */
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
        /** List IP restrictions */
        get: operations["listIpRestrictions"];
        put?: never;
        /** Restrict users to these IP addresses and those of their other restrictions */
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
        /** Retrieve a restriction with its users */
        get: operations["readIpRestriction"];
        put?: never;
        post?: never;
        /** Remove a restriction; users without another restriction may connect from any address */
        delete: operations["removeIpRestriction"];
        options?: never;
        head?: never;
        /** Update a restriction */
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
        /** List API keys, without their values */
        get: operations["listApiKeys"];
        put?: never;
        /** Create an API key; its value is returned only in this response */
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
        /** Retrieve an API key, without its value */
        get: operations["readApiKey"];
        put?: never;
        post?: never;
        /** Revoke an API key; it is rejected from the next request on */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /** Rename an API key */
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
        /** List emails sent to users of the account, newest first */
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
        /** Retrieve an email with its text; PIN and link are included only without a mail server, for callers who may set the recipient's password and have confirmed their own within the last ten minutes */
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
        /** List webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /** Create a webhook */
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
        /** Retrieve a webhook; values of secret headers are null */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /** Remove a webhook with its logs and queued deliveries */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook; a disabled webhook receives no new deliveries, and queued deliveries are kept */
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
        /** Preview a custom email with a sample appointment */
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
         * List the available times for an appointment of the service
         * @description Based on the service's availability, its agents' working hours and their existing appointments.
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
        /** List the agents of the service, or those available at a given time */
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
        /** Deliver a sample event once, also if the webhook is disabled */
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
        /** Render a template with a sample event; nothing is saved or delivered */
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
        /** List delivery attempts with their results, for 30 days and at most 500 per webhook */
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
        /** Retrieve a delivery attempt */
        get: operations["readWebhookLog"];
        put?: never;
        post?: never;
        /** Remove the log of a delivery attempt */
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
        /** Resend a delivery with the same webhook-id, also if the webhook is disabled */
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
        /** List signing secrets, without their values */
        get: operations["listSecrets"];
        put?: never;
        /** Create a signing secret; a generated value is returned only in this response */
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
        /** Retrieve a signing secret, without its value */
        get: operations["readSecret"];
        put?: never;
        post?: never;
        /** Remove a signing secret; it no longer signs deliveries */
        delete: operations["removeSecret"];
        options?: never;
        head?: never;
        /** Update the name and the webhooks of a signing secret */
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
        /** Rotate a secret; deliveries are also signed with the old value for 24 hours */
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
         * Search records of all kinds by text
         * @description Uses the search fields of each kind's list and returns only records that the caller may read, without segments and users imported from recordings. One or two letters match the beginning of contact names. Ordered by kind, then by name.
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
         * List the caller's saved views and those shared by other users
         * @description In the order of their tabs. Returns 403 if the caller has no permission to read the underlying list.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description At most 50 views per user and list, with unique names (409). Sharing requires permission to change the list's records or the account (403).
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
        /** Remove a saved view */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /** Update, rename, share or reorder a saved view */
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
        /** List branches, the locations of enrolled display devices (POCs) */
        get: operations["listBranches"];
        put?: never;
        /** Create a branch */
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
        /** Retrieve a branch with its segments and POCs */
        get: operations["readBranch"];
        put?: never;
        post?: never;
        /** Remove a branch without POCs */
        delete: operations["removeBranch"];
        options?: never;
        head?: never;
        /** Update a branch */
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
        /** List the POCs of a branch */
        get: operations["listPocs"];
        put?: never;
        /**
         * Enroll a device as a POC of this branch
         * @description 409 `poc-taken` if the device is enrolled already, in this branch or elsewhere. A device that has never connected can be enrolled; the first device that connects with its id is bound to it.
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
        /** Retrieve a POC */
        get: operations["readPoc"];
        put?: never;
        post?: never;
        /** Unenroll a POC; 409 `poc-connected` while it is connected */
        delete: operations["unrollPoc"];
        options?: never;
        head?: never;
        /** Rename a POC; 409 `poc-connected` while it is connected */
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
        /** Retrieve a device and whether it can be enrolled */
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
        /** List form submissions, newest first */
        get: operations["listFormSubmissions"];
        put?: never;
        /** Submit a form; answers are validated against its fields and sent as an event */
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
        /** Retrieve a submission with its form and related records */
        get: operations["readFormSubmission"];
        put?: never;
        post?: never;
        /** Remove a submission; its history keeps the fact, without the answers */
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
        /** List the channels of segments */
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
        /** Retrieve a channel */
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
        /** List the widget of the account; there is only one */
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
        /** Retrieve the widget */
        get: operations["readWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the widget; omitted members of each tab keep their value */
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
        /** Check now whether a site has TLS, which the widget requires */
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
        /** List calls, newest first, also those that were not answered */
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
        /** Retrieve a call */
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
        /** List the events of a call and those leading up to it, with its segment at the start of the call */
        get: operations["readCallHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        /** List the comments on a call, oldest first */
        get: operations["listCallComments"];
        put?: never;
        /** Comment on a call, or on a moment of its recording. Requires insights.read or recordings.review. */
        post: operations["createCallComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
                comment: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment. Authors can delete their own comments; recordings.review allows deleting all. */
        delete: operations["removeCallComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count and measure the calls of a period, by interval and group */
        post: operations["readCallMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/calls/averages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Average the durations of the calls of a period. The same numbers as readCallMetrics; by default those of the calls. */
        post: operations["readCallAverages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/queues/averages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Average the waits of a period. The same numbers as readCallMetrics; by default those of the queues. */
        post: operations["readQueueAverages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add up the connections, statuses and calls of agents in a period */
        post: operations["readAgentMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the answers to surveys of a period, and compute response rate, NPS, CSAT and CES */
        post: operations["readSurveyMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/nps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compute the NPS of a period, in total and by survey. Use readSurveyMetrics, which returns the same numbers.
         * @deprecated
         */
        get: operations["readNps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explain a number of a period, whose value is the same as in readCallMetrics */
        post: operations["explainNumber"];
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
        /** Start supervising the events of a call in progress. Repeating the request continues it; supervision of another call ends. */
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
        /** Stop supervising a call */
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
        /** Retrieve the bounds and the number of events of a time range in the floor's event log */
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
         * Download a replay file of a time range of the floor
         * @description In the format of `recording.yaml`: the shortest range with all events from `from` to before `to`, at most 500,000 events, with its initial state and checkpoints. Without personal data, unless `names` is set, which requires an administrator. Segment names are included for callers with `segments.read`.
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
        /** Retrieve the current floor and the offset at which the socket continues */
        get: operations["readSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-monitor/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the clock of the floor
         * @description Monitor, reports, exports and schedules take the present time from this clock while a demo has the floor. All other times are those of the platform.
         */
        get: operations["readFloorClock"];
        /**
         * Move the clock of a demo
         * @description Begins a new epoch with the day of that time. The clock starts when the events before that time have been added, some seconds later; until then its rate is 0. Results of the demo after the beginning of this day are replaced.
         */
        put: operations["moveDemo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the progress of a demo
         * @description The history of a demo is written in the background after its first start.
         */
        get: operations["readDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Load a month of real calls from a file
         * @description The file is a month of the log of the Anonymous Bank, plain or gzip.
         */
        put: operations["sendDemoMonth"];
        /**
         * Load a month of real calls beside a demo
         * @description Creates an account of its own with the calls of the file that the platform knows, in the background. The account of the demo does not change. If the month is loaded already, the caller gets access to it.
         */
        post: operations["loadDemoMonth"];
        /**
         * Stop loading a month of real calls
         * @description Does nothing unless one is loading. The next load starts again.
         */
        delete: operations["stopDemoMonth"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/linked-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the other accounts of the caller */
        get: operations["listLinkedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/linked-accounts/{id}/session": {
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
        /**
         * Switch to another account of the caller
         * @description Opens a session there, and ends the present one.
         */
        post: operations["switchAccount"];
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
         * List events in order
         * @description The floor channel requires `monitor.read` and `events.read`, as it contains names like the live monitor. The audit channel requires `audit.read`. At most 5,000 events per page; for longer ranges of the floor use `/replay/recording`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Send events of a telephony system as a CloudEvents batch
         * @description Idempotent by `source` and `id`. Events are accepted or rejected individually. Events of an unknown type are stored and listed under `unknown`. At most 1 MB.
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
        /** List the files of the account */
        get: operations["listUploads"];
        put?: never;
        /** Create a file; its content is then sent in parts */
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
        /** Retrieve a file, without its content */
        get: operations["readUpload"];
        put?: never;
        post?: never;
        /** Remove a file and its content */
        delete: operations["removeUpload"];
        options?: never;
        head?: never;
        /** Rename a file; the extension stays the same */
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
        /** Download the content of a file, or a byte range */
        get: operations["readUploadContent"];
        /** Append a part; after the last part, the file is checked and becomes available to all */
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
        /** Create a temporary download link, valid at most as long as the session */
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
        /** List recordings */
        get: operations["listRecordings"];
        put?: never;
        /** Start a recording from a telephony system; its content is then sent in parts */
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
        /** Retrieve a recording, without its content */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        /** Remove the content of a recording; its entry is kept */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        /**
         * Approve or reject a recording, or take an own decision back
         * @description recording → processing → pending → approved or rejected, which can be changed into each other; processing → failed. Only pending, approved, rejected and failed recordings can be deleted. With `pending`, the user who approved or rejected a recording takes the decision back; no event is sent.
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
        /** Download the content of a recording, or a byte range */
        get: operations["readRecordingContent"];
        /** Append a part. The recording ends at 2 GB, the setting's own limit or 3 hours; the rest is discarded. */
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
        /** Finish a recording; it is checked and then waits for review */
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
        /** Mark a notification as read, on behalf of an agent's software; idempotent */
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
        /** Create a temporary playback link, valid at most as long as the session */
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
        /** Upload a recording to its setting's storage now, also if automatic upload is off or has failed */
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
        /** Count the recordings waiting for each setting's storage, with their last failures */
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
        /** Retry all uploads waiting for a setting's storage */
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
        /** Test a saved or unsaved storage setting: sign in and check the destination; nothing is written */
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
        /** Download the file of a link, or a byte range; the link identifies the user */
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
        /** Retrieve the status of the platform's components and the caller's IP address; no account data */
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
        /** Retrieve the installation's configuration before sign-in */
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
        /** List the changes of the configuration of an account, newest first */
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
        /** List the changes of the business of an account, newest first */
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
        /** List the changes of the single sign-on of an account, newest first */
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
        /** List the changes of a user, newest first; also after its removal */
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
        /** List the changes of a privilege, newest first; also after its removal */
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
        /** List the changes of a restriction, newest first; also after its removal */
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
        /** List the changes of a key, newest first; also after its removal */
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
        /** List the changes of a webhook, newest first; also after its removal */
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
        /** List the changes of a secret, newest first; also after its removal */
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
        /** List the changes of a branch, newest first; also after its removal */
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
        /** List the changes of a POC in all its branches, newest first; also after its removal */
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
        /** List the changes of the widget, newest first; also after its removal */
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
        /** List the changes of a file, newest first; also after its removal */
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
        /** List the changes of a recording, newest first; also after its removal */
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
        /** List abandon reasons */
        get: operations["listAbandonReasons"];
        put?: never;
        /** Create a reason */
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
        /** Retrieve a reason */
        get: operations["readAbandonReason"];
        put?: never;
        post?: never;
        /** Remove a reason */
        delete: operations["removeAbandonReason"];
        options?: never;
        head?: never;
        /** Update a reason */
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
        /** List the records that refer to a reason, and the effect of removing it on each */
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
        /** List the changes of a reason, newest first; also after its removal */
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
        /** List exports of agent forms */
        get: operations["listAgentFormExports"];
        put?: never;
        /** Create an export of agent forms */
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
        /** Retrieve an export of agent forms */
        get: operations["readAgentFormExport"];
        put?: never;
        post?: never;
        /** Remove an export of agent forms */
        delete: operations["removeAgentFormExport"];
        options?: never;
        head?: never;
        /** Update an export of agent forms */
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
        /** List the records that refer to an export of agent forms, and the effect of removing it on each */
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
        /** List the changes of an export of agent forms, newest first; also after its removal */
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
        /** List AI topics */
        get: operations["listAiTopics"];
        put?: never;
        /** Create a topic */
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
        /** Retrieve a topic */
        get: operations["readAiTopic"];
        put?: never;
        post?: never;
        /** Remove a topic */
        delete: operations["removeAiTopic"];
        options?: never;
        head?: never;
        /** Update a topic */
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
        /** List the records that refer to a topic, and the effect of removing it on each */
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
        /** List the changes of a topic, newest first; also after its removal */
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
        /** List appointments */
        get: operations["listAppointments"];
        put?: never;
        /** Create an appointment */
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
        /** Retrieve an appointment */
        get: operations["readAppointment"];
        put?: never;
        post?: never;
        /** Remove an appointment */
        delete: operations["removeAppointment"];
        options?: never;
        head?: never;
        /** Update an appointment */
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
        /** List the records that refer to an appointment, and the effect of removing it on each */
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
        /** List the changes of an appointment, newest first; also after its removal */
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
        /** List availabilities */
        get: operations["listAvailabilities"];
        put?: never;
        /** Create an availability */
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
        /** Retrieve an availability */
        get: operations["readAvailability"];
        put?: never;
        post?: never;
        /** Remove an availability */
        delete: operations["removeAvailability"];
        options?: never;
        head?: never;
        /** Update an availability */
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
        /** List the records that refer to an availability, and the effect of removing it on each */
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
        /** List the changes of an availability, newest first; also after its removal */
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
        /** List contacts */
        get: operations["listContacts"];
        put?: never;
        /** Create a contact */
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
        /** Retrieve a contact */
        get: operations["readContact"];
        put?: never;
        post?: never;
        /** Remove a contact */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        /** Update a contact */
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
        /** List the records that refer to a contact, and the effect of removing it on each */
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
        /** List the changes of a contact, newest first; also after its removal */
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
        /** List custom emails */
        get: operations["listCustomEmails"];
        put?: never;
        /** Create a custom email */
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
        /** Retrieve a custom email */
        get: operations["readCustomEmail"];
        put?: never;
        post?: never;
        /** Remove a custom email */
        delete: operations["removeCustomEmail"];
        options?: never;
        head?: never;
        /** Update a custom email */
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
        /** List the records that refer to a custom email, and the effect of removing it on each */
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
        /** List the changes of a custom email, newest first; also after its removal */
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
        /** List forms */
        get: operations["listForms"];
        put?: never;
        /** Create a form */
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
        /** Retrieve a form */
        get: operations["readForm"];
        put?: never;
        post?: never;
        /** Remove a form */
        delete: operations["removeForm"];
        options?: never;
        head?: never;
        /** Update a form */
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
        /** List the records that refer to a form, and the effect of removing it on each */
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
        /** List the changes of a form, newest first; also after its removal */
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
        /** List ideas */
        get: operations["listIdeas"];
        put?: never;
        /** Create an idea */
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
        /** Retrieve an idea */
        get: operations["readIdea"];
        put?: never;
        post?: never;
        /** Remove an idea */
        delete: operations["removeIdea"];
        options?: never;
        head?: never;
        /** Update an idea */
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
        /** List the records that refer to an idea, and the effect of removing it on each */
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
        /** List the changes of an idea, newest first; also after its removal */
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
        /** List integrations */
        get: operations["listIntegrations"];
        put?: never;
        /** Create an integration */
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
        /** Retrieve an integration */
        get: operations["readIntegration"];
        put?: never;
        post?: never;
        /** Remove an integration */
        delete: operations["removeIntegration"];
        options?: never;
        head?: never;
        /** Update an integration */
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
        /** List the records that refer to an integration, and the effect of removing it on each */
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
        /** List the changes of an integration, newest first; also after its removal */
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
        /** List notifications */
        get: operations["listNotifications"];
        put?: never;
        /** Create a notification */
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
        /** Retrieve a notification */
        get: operations["readNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a notification */
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
        /** List the changes of a notification, newest first; also after its removal */
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
        /** List recording settings */
        get: operations["listRecordingSettings"];
        put?: never;
        /** Create a recording setting */
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
        /** Retrieve a recording setting */
        get: operations["readRecordingSetting"];
        put?: never;
        post?: never;
        /** Remove a recording setting */
        delete: operations["removeRecordingSetting"];
        options?: never;
        head?: never;
        /** Update a recording setting */
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
        /** List the records that refer to a recording setting, and the effect of removing it on each */
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
        /** List the changes of a recording setting, newest first; also after its removal */
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
        /** List links */
        get: operations["listReferrers"];
        put?: never;
        /** Create a link */
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
        /** Retrieve a link */
        get: operations["readReferrer"];
        put?: never;
        post?: never;
        /** Remove a link */
        delete: operations["removeReferrer"];
        options?: never;
        head?: never;
        /** Update a link */
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
        /** List the records that refer to a link, and the effect of removing it on each */
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
        /** List the changes of a link, newest first; also after its removal */
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
        /** List segments, also called departments */
        get: operations["listSegments"];
        put?: never;
        /** Create a segment */
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
        /** Retrieve a segment */
        get: operations["readSegment"];
        put?: never;
        post?: never;
        /** Remove a segment */
        delete: operations["removeSegment"];
        options?: never;
        head?: never;
        /** Update a segment */
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
        /** List the records that refer to a segment, and the effect of removing it on each */
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
        /** List the changes of a segment, newest first; also after its removal */
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
        /** List services */
        get: operations["listServices"];
        put?: never;
        /** Create a service */
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
        /** Retrieve a service */
        get: operations["readService"];
        put?: never;
        post?: never;
        /** Remove a service */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        /** Update a service */
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
        /** List the records that refer to a service, and the effect of removing it on each */
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
        /** List the changes of a service, newest first; also after its removal */
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
        /** List surveys */
        get: operations["listSurveys"];
        put?: never;
        /** Create a survey */
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
        /** Retrieve a survey */
        get: operations["readSurvey"];
        put?: never;
        post?: never;
        /** Remove a survey */
        delete: operations["removeSurvey"];
        options?: never;
        head?: never;
        /** Update a survey */
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
        /** List the records that refer to a survey, and the effect of removing it on each */
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
        /** List the changes of a survey, newest first; also after its removal */
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
        /** List tags */
        get: operations["listTags"];
        put?: never;
        /** Create a tag */
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
        /** Retrieve a tag */
        get: operations["readTag"];
        put?: never;
        post?: never;
        /** Remove a tag */
        delete: operations["removeTag"];
        options?: never;
        head?: never;
        /** Update a tag */
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
        /** List the records that refer to a tag, and the effect of removing it on each */
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
        /** List the changes of a tag, newest first; also after its removal */
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
        /** List working hours */
        get: operations["listWorkingHoursRecords"];
        put?: never;
        /** Create working hours */
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
        /** Retrieve working hours */
        get: operations["readWorkingHours"];
        put?: never;
        post?: never;
        /** Remove working hours */
        delete: operations["removeWorkingHours"];
        options?: never;
        head?: never;
        /** Update working hours */
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
        /** List the records that refer to working hours, and the effect of removing it on each */
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
        /** List the changes of working hours, newest first; also after its removal */
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
            /** @description A reference id of the problem, also in the server's log. */
            instance?: string;
            errors?: {
                pointer: string;
                code: string;
                message: string;
                /** @description The referring records that the caller may read, if the code is `in-use`. */
                holders?: {
                    /** @description The list, by its permission name, such as `segments`. */
                    list: string;
                    /** @description The first names. */
                    names: string[];
                    total: number;
                };
            }[];
            /** @description The present state of the record, on 412. */
            current?: Record<string, unknown>;
        };
        /** @description The records that refer to a record, and the effect of its removal on each. */
        Holders: {
            /** @description Records that require it and prevent its removal. */
            blocking: components["schemas"]["Holder"][];
            /** @description Records that lose the reference. */
            losing: components["schemas"]["Holder"][];
            /** @description They refer to no other record and are removed with it. */
            going: components["schemas"]["Holder"][];
        };
        Holder: {
            /** @description The list, by its permission name, such as `segments`. */
            list: string;
            total: number;
            /** @description The filter of the list that matches exactly these records, if there is one. */
            by?: string;
            /** @description The first records, if the caller may read them. */
            records?: components["schemas"]["Reference"][];
        };
        /** @description The segments and users that recordings imported into an account, grouped by the effect of a removal. */
        ImportedRecords: {
            /** @description The number of segments to be removed. */
            segments: number;
            /** @description The number of users to be removed. */
            users: number;
            /** @description The number of records to be kept. */
            kept: {
                segments: number;
                users: number;
            };
        };
        LoginRequest: {
            /** @constant */
            strategy: "local";
            /** @description An email or username. */
            email: string;
            password: string;
            otp?: components["schemas"]["Otp"];
            /** @description Whether the user accepts the terms. */
            agreement?: boolean;
            remember?: boolean;
        };
        /** @description A six-digit code of the second factor, or a backup code. */
        Otp: string;
        LoginAnswer: {
            level: number;
            accessToken?: string;
            refreshToken?: string;
            user: {
                _id: components["schemas"]["Id"];
                account: components["schemas"]["Id"];
            };
            /** @description The account uses another application, at `location`; no token is returned. */
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
            /** @description The features of the plan. */
            features: string[];
            /** @description Whether this is the principal administrator of the account. */
            principal: boolean;
        };
        OpenSession: {
            _id: components["schemas"]["Id"];
            /** @description Whether this is the session of the request. */
            current: boolean;
            remember: boolean;
            /** @description The IP address at sign-in. */
            address: string | null;
            /** @description The user agent of the browser, at most 256 characters. */
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
            /** @description Whether the user accepts the terms. */
            agreement?: boolean;
            remember?: boolean;
            /** @description The path of this console to open next. */
            redirect?: string;
        };
        SsoStart: {
            /** @description The URL to open next: a page of this platform that continues to the identity provider or explains the next step. */
            location: string;
        };
        ExternalSso: {
            /** @description A token for the external tool only, valid for two minutes. */
            ssoToken: string;
        };
        TwoFactor: {
            enabled: boolean;
            since: components["schemas"]["Time"] | null;
            backupCodesLeft: number;
        };
        TwoFactorSecret: {
            /** @description The secret in Base32, for manual entry. */
            secret: string;
            /** @description The secret as an otpauth:// URI, for a QR code. */
            uri: string;
        };
        TwoFactorCode: {
            code: string;
        };
        BackupCodes: {
            /** @description Backup codes; each can be used once instead of a code. */
            backupCodes: string[];
        };
        /** @enum {string} */
        ResetKind: "reset" | "activation";
        ResetRequest: {
            email: string;
            kind: components["schemas"]["ResetKind"];
            /** @description The active request for this email, which the new request replaces; possible one minute after it was sent. */
            request?: string;
            /** @description The language of the requesting page, used in the email if the user has not chosen a language. */
            language?: components["schemas"]["Language"];
        };
        ResetStart: {
            /** @description The id to submit with the PIN, returned only to the requester. */
            request: string;
        };
        ResetPin: {
            request: string;
            pin: string;
        };
        ResetGrant: {
            /** @description A grant to set one password, valid for ten minutes. */
            grant: string;
        };
        PasswordChoice: {
            grant: string;
            password: string;
        };
        ResetLink: {
            kind: components["schemas"]["ResetKind"];
            /** @description A grant to set one password, valid for ten minutes. */
            grant: string;
            /** @description The user's email with all but the first letter masked. */
            email: string;
        };
        Activation: {
            grant: string;
            password: string;
            /** @description Whether the user accepts the terms. */
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
            /** @description The account's metadata for the identity provider. */
            serviceProvider: {
                entityId: string;
                /** @description The URL of the assertion consumer service. */
                acs: string;
                metadataUrl: string;
            };
            lastTest: components["schemas"]["SsoTest"] | null;
            updatedAt: components["schemas"]["Time"] | null;
            version: number;
        };
        /** @description The certificate's details; the certificate itself is never returned. */
        SsoCertificate: {
            /** @description The SHA-256 fingerprint, in colon-separated pairs. */
            fingerprint: string;
            subject: string;
            validFrom: components["schemas"]["Time"];
            validTo: components["schemas"]["Time"];
            setAt: components["schemas"]["Time"];
            /** @description The user who set it; null for the platform. */
            setBy: components["schemas"]["Reference"] | null;
        };
        SsoChange: {
            type?: components["schemas"]["SsoType"];
            enabled?: boolean;
            /** @description An X.509 certificate as PEM, with an RSA key of at least 2048 bits. */
            cert?: string;
            /** @description An https URL; http only for the local machine. */
            entryPoint?: string;
            /** @description The entity id of the identity provider. */
            issuer?: string;
            wantAuthnResponseSigned?: boolean;
            wantAssertionsSigned?: boolean;
            signatureAlgorithm?: components["schemas"]["SsoHash"];
            digestAlgorithm?: components["schemas"]["SsoHash"];
            forceAuthn?: boolean;
            authnRequestBinding?: components["schemas"]["SsoBinding"];
            /** @description The format of the name id; null accepts the provider's default. The transient format is not allowed, as it changes with every sign-in. */
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
         * @description sha256 and sha512 are always accepted, sha1 only if selected.
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
            /** @description Notices to read before saving. */
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
                /** @description Technical details: an HTTP status, a date or the response. */
                detail?: string;
            }[];
            /** @description The URL of a test sign-in with these values, which does not start a session; null if values are missing. */
            testLocation: string | null;
            lastTest: components["schemas"]["SsoTest"] | null;
        };
        SsoIdentity: {
            user: components["schemas"]["Reference"];
            issuer: string;
            /** @description The name id of the user at the identity provider. */
            nameId: string;
            createdAt: components["schemas"]["Time"];
        };
        SsoIdentityPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SsoIdentity"][];
        };
        /** @description The last test sign-in, with the response of the identity provider. */
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
            /** @description The user who would have been signed in. */
            user: components["schemas"]["Reference"] | null;
        };
        PrivilegeRecord: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["Privilege"];
            /** @description The name; null for default privileges, which the console names. */
            label: string | null;
            level: number;
            /** @description Whether this is a default privilege, which exists in every account and cannot be changed. */
            default: boolean;
            permissions: components["schemas"]["Permission"][];
            /** @description The number of users who have it. */
            users: number;
            /** @description The actions that the caller may perform on it. */
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
            /** @description A permission, `public`, or `signed-in`. */
            permission: string;
            /** @description Whether a password confirmation within the last ten minutes is required. */
            fresh: boolean;
            /** @description The plan feature required. */
            feature: string | null;
            /** @description Whether API keys may call the operation. */
            keys: boolean;
            /** @description The default privileges that include it; `principal` is the principal administrator. */
            privileges: ("principal" | "admin" | "supervisor" | "recording-reviewer" | "agent-recording" | "agent")[];
        };
        PermissionPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["PermissionRow"][];
        };
        /** @enum {string} */
        Permission: "account.read" | "account.write" | "business.write" | "administrators.write" | "privileges.read" | "privileges.write" | "users.read" | "users.write" | "connections.read" | "ip-restrictions.read" | "ip-restrictions.write" | "api-keys.read" | "api-keys.write" | "sso.read" | "sso.write" | "mails.read" | "branches.read" | "branches.write" | "webhooks.read" | "webhooks.write" | "calls.read" | "calls.supervise" | "insights.read" | "monitor.read" | "replay.read" | "events.read" | "events.write" | "audit.read" | "uploads.read" | "uploads.write" | "recordings.read" | "recordings.review" | "recordings.write" | "abandon-reasons.read" | "abandon-reasons.write" | "agent-form-exports.read" | "agent-form-exports.write" | "ai-topics.read" | "ai-topics.write" | "appointments.read" | "appointments.write" | "availabilities.read" | "availabilities.write" | "contacts.read" | "contacts.write" | "custom-emails.read" | "custom-emails.write" | "forms.read" | "forms.write" | "ideas.read" | "ideas.write" | "integrations.read" | "integrations.write" | "notifications.read" | "notifications.write" | "recordings-settings.read" | "recordings-settings.write" | "referrers.read" | "referrers.write" | "segments.read" | "segments.write" | "services.read" | "services.write" | "surveys.read" | "surveys.write" | "tags.read" | "tags.write" | "working-hours.read" | "working-hours.write";
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
            /** @description The two-letter country code, ISO 3166-1. */
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
        /** @description The call settings of the account, for the console and for integrations. */
        AccountConfiguration: {
            /** @description Whether the account participates in the beta program. */
            beta: boolean;
            recordingMode: components["schemas"]["RecordingMode"];
            recordingFilename: components["schemas"]["RecordingFilename"];
            acdModel: components["schemas"]["AcdModel"];
            /** @description The seconds that a call rings at one agent before it is offered to the next. */
            maxResponseSeconds: number;
            /** @description Whether agents may decline a ringing call, which is then offered to the next agent. */
            dismissIncoming: boolean;
            fileExtensions: components["schemas"]["FileExtensions"];
            captchaProvider: components["schemas"]["CaptchaProvider"];
            captchaSiteKey: string | null;
            /** @description Whether a captcha secret is set; null if not. */
            captchaSecret: components["schemas"]["Sealed"] | null;
            captchaResourceCdn: string | null;
            captchaProjectId: string | null;
            virtualBackgrounds: components["schemas"]["VirtualBackgrounds"];
            /** @description Whether customers see the agent's first and last name, or the first name only. */
            showAgentFullName: boolean;
            statusLimits: components["schemas"]["StatusLimits"];
        };
        /** @description Omitted members keep their value. */
        AccountConfigurationChange: {
            beta?: boolean;
            recordingMode?: components["schemas"]["RecordingMode"];
            recordingFilename?: components["schemas"]["RecordingFilename"];
            acdModel?: components["schemas"]["AcdModel"];
            maxResponseSeconds?: number;
            dismissIncoming?: boolean;
            fileExtensions?: components["schemas"]["FileExtensions"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
            /** @description The site key; required for any captcha. */
            captchaSiteKey?: string | null;
            /** @description The secret; required for any captcha. Stored encrypted and never returned. */
            captchaSecret?: string;
            /**
             * Format: uri
             * @description The URL of the captcha script; see the provider's documentation for alternatives.
             */
            captchaResourceCdn?: string | null;
            captchaProjectId?: string | null;
            virtualBackgrounds?: components["schemas"]["VirtualBackgrounds"];
            showAgentFullName?: boolean;
            statusLimits?: components["schemas"]["StatusLimits"];
        };
        /**
         * @description automatic: calls are recorded from the first second; manual: when the agent starts the recording.
         * @enum {string}
         */
        RecordingMode: "automatic" | "manual";
        /**
         * @description The file name of a recording, without the extension. Placeholders: {callId}, {date} as 2026-05-03, {time} as
         *     14-02-09, {segment}, {agent}, {contact}, {channel} and {recordingId}; {date} and {time} in the time zone of the
         *     account.
         */
        RecordingFilename: string;
        /**
         * @description default: the agent who has been available longest receives the call; circular: agents take turns.
         * @enum {string}
         */
        AcdModel: "default" | "circular";
        /** @description The extensions of files that can be shared in a call, without the dot; empty allows all files. */
        FileExtensions: string[];
        /**
         * @description The captcha provider that verifies customers before the widget starts a call.
         * @enum {string}
         */
        CaptchaProvider: "none" | "recaptcha" | "recaptcha-enterprise" | "hcaptcha" | "turnstile";
        /** @description Background images for agents. Each URL is public and allows cross-origin requests (CORS). */
        VirtualBackgrounds: string[];
        /** @description The time that agents may stay in a status before the monitor highlights them, in minutes; no limit if omitted. */
        StatusLimits: {
            break?: number;
            bath?: number;
            meal?: number;
            meeting?: number;
            "team-meeting"?: number;
            training?: number;
            busy?: number;
        };
        /** @description The targets of the account's live metrics. Administrators change them with `PATCH /accounts/{id}`. */
        Targets: {
            /** @description The threshold of the service level, in seconds. Calls answered within it count toward the service level. It does not affect waits. */
            answerWithinSeconds: number;
            /** @description The target service level: the share of calls answered within the threshold, in percent. */
            serviceLevelPercent: number;
            /** @description The maximum number of waiting customers. */
            waiting: number;
            /** @description The maximum wait, in seconds. Longer waits are highlighted. It does not affect the service level. */
            longestWaitSeconds: number;
            /** @description The maximum share of abandoned calls, in percent. */
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
                /** @description The limit; null for unlimited. */
                limit: number | null;
                /** @description The current number, for resources that the platform counts. */
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
            /** @description Whether sign-in is disabled. */
            disabled?: boolean;
            /** @description Whether the user has a password. */
            activated?: boolean;
            /** @description Whether the user is the principal administrator of the account. */
            principal?: boolean;
            /** @description Whether the agent was imported from a recording. */
            imported?: boolean;
            /** @description The last call; in lists only. */
            lastCall?: components["schemas"]["LastCall"] | null;
            /** @description The last connection; in lists only. */
            lastConnection?: components["schemas"]["LastConnection"] | null;
            /** @description The actions that the caller may perform on this user. */
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
            /** @description Whether the connection is open now. */
            connected: boolean;
            /** @description The start of the connection; null if unknown. */
            connectedAt: components["schemas"]["Time"] | null;
            disconnectedAt: components["schemas"]["Time"] | null;
            reason: components["schemas"]["DisconnectReason"] | null;
        };
        /**
         * @description edit: names, email, username, language and password. assign: segments and availability. grant: another privilege.
         * @enum {string}
         */
        UserAbility: "edit" | "assign" | "grant" | "disable" | "remove";
        PersonName: string;
        /** Format: email */
        EmailAddress: string;
        /** @description A name to sign in with, as an alternative to the email. */
        UserName: string;
        /** @description A password. Common passwords are rejected. */
        NewPassword: string;
        /** @description Ranges of a week, in the time zone of the account unless stated otherwise. A range with an end earlier than its start ends on the next day: 21:00 to 02:00 on day 1 ends on Tuesday. Ranges do not overlap, also across midnight; Sunday is followed by Monday. An empty list means always. */
        WeeklyHours: {
            /** @description The day of the week; Monday is 1. */
            day: number;
            start: string;
            /** @description The end. It differs from the start; if earlier, it is on the next day. */
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
        /** @description A text, a number, a boolean, or the ids of the selected options; null if not answered. */
        AnswerValue: string | number | boolean | string[] | null;
        NewFormSubmission: {
            /**
             * @description The kind of submission: form, by a customer; agent-form, by an agent; survey, by a customer after the call. Default: form.
             * @enum {string}
             */
            kind?: "form" | "agent-form" | "survey";
            /** @description The form or survey. */
            form: components["schemas"]["Id"];
            /** @description The answers by field name. */
            answers: {
                [key: string]: components["schemas"]["AnswerValue"];
            };
            /** @description The contact of the submission; required for the kind form. */
            contact?: components["schemas"]["Key"];
            /** @description The call of the submission; required for the kinds agent-form and survey. */
            call?: components["schemas"]["Key"];
            segment?: components["schemas"]["Id"];
            /** @description The agent. */
            user?: components["schemas"]["Id"];
        };
        FormSubmission: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            kind?: "form" | "agent-form" | "survey";
            /** @description The form with its present name; the name is null if the form was removed. */
            form?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            /** @description Each field as it was defined at submission, with its answer. For a password field, only whether there was an answer. */
            answers?: {
                name: string;
                label: string;
                type: string;
                value: components["schemas"]["AnswerValue"];
                /** @description The labels of the selected options at the time of submission. */
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
            /** @description The contact record whose external id is the customer; null without one. */
            person?: components["schemas"]["Reference"] | null;
            channel?: components["schemas"]["MediaChannel"];
            origin?: components["schemas"]["Origin"] | null;
            device?: string | null;
            location?: string | null;
            consentAt?: components["schemas"]["Time"] | null;
            agent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Null if the customer left before entering a queue. */
            segment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            transferredAgent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            transferredSegment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            transfers?: number;
            /** @description How often the customer was offered to an agent. */
            offers?: number;
            /** @description How often an agent declined. */
            dismissals?: number;
            /** @description How often an agent did not react in time. */
            timeouts?: number;
            /** @description Every offer in the order of the times, if it was asked for. */
            offered?: components["schemas"]["CallOffer"][];
            /** @description The priority in the queue, if it was asked for; null for calls that did not queue. */
            priority?: number | null;
            /**
             * @description waiting and in-call have not ended; lost is a call of an earlier event log whose end was never reported.
             * @enum {string}
             */
            outcome?: "waiting" | "in-call" | "lost" | "answered" | "dismissed" | "assigned" | "timeout" | "abandoned" | "transferred" | "discarded";
            /** @description The customer's reason for leaving the queue. */
            reason?: string | null;
            /** @description The wait until the answer or until the customer left, in milliseconds; null while the customer waits. */
            waited?: number | null;
            /** @description The time in the call, in milliseconds; null until it has ended. */
            served?: number | null;
            tags?: string[];
            /** @enum {string|null} */
            sentiment?: "positive" | "neutral" | "negative" | null;
            topics?: string[];
            summary?: string | null;
            /** @description The score of the quality review. */
            quality?: number | null;
            /** @description The scores of the survey; null without a survey. */
            survey?: {
                [key: string]: number;
            } | null;
            /** @description The id of the survey that the customer answered; null without one, and if the system that reported the answers did not name it. */
            surveyForm?: string | null;
            /** @description The scores of the survey with their scales, by question; null without a survey. */
            surveyAnswers?: components["schemas"]["SurveyAnswer"][] | null;
            /** @description The lowest answer in percent of its scale: 0 is its lowest score, 100 its highest. Null without a score on a scale. */
            surveyScore?: number | null;
            comments?: number;
            /** @description The latest recording of the call; null without one, and for callers who may not read recordings. */
            recording?: {
                _id: components["schemas"]["Id"];
                status: components["schemas"]["RecordingStatus"];
            } | null;
            /** @description The time of the answer; before it, and without one, createdAt. */
            startedAt?: components["schemas"]["Time"];
            answeredAt?: components["schemas"]["Time"] | null;
            endedAt?: components["schemas"]["Time"] | null;
            /** @enum {string|null} */
            endedBy?: "customer" | "user" | "network" | "platform" | null;
            /** @description The time when the customer entered the queue, or when the call began without a queue. */
            createdAt?: components["schemas"]["Time"];
        };
        /**
         * @description nps: 0 to 10; csat: 1 to 5; ces: 1 to 7. The highest score is the best on all of them.
         * @enum {string}
         */
        SurveyScale: "nps" | "csat" | "ces";
        SurveyAnswer: {
            /** @description The name of the question. */
            question: string;
            /** @description Null if it is unknown. */
            scale: components["schemas"]["SurveyScale"] | null;
            /** @description Scores outside their scale are stored, but do not count. */
            score: number;
        };
        CallFilters: {
            segment?: string[];
            agent?: string[];
            privilege?: string[];
            channel?: components["schemas"]["MediaChannel"][];
            outcome?: string[];
            tags?: string[];
            topics?: string[];
            sentiment?: string[];
            reason?: string[];
            customer?: string[];
        };
        CallOffer: {
            /** @description Null if the events do not name the agent. */
            agent: components["schemas"]["Reference"] | null;
            at: components["schemas"]["Time"];
            /** @description How long it rang at the agent, in milliseconds; null while it rings, and if the start was not reported. */
            rang: number | null;
            /**
             * @description missed: the agent did not react in time. withdrawn: another agent answered, or the customer left.
             * @enum {string}
             */
            result: "answered" | "missed" | "declined" | "withdrawn" | "ringing";
        };
        MetricsQuery: {
            /** @description The period. Calls count for the time at which the customer entered the queue, or at which the call began without a queue. */
            range: {
                from: components["schemas"]["AnyTime"];
                /** @description Exclusive. */
                to: components["schemas"]["AnyTime"];
                zone: components["schemas"]["Zone"];
            };
            /**
             * @description Intervals begin at local times of the zone; weeks on Monday. quarter: 15 minutes.
             * @enum {string}
             */
            interval?: "quarter" | "hour" | "day" | "week" | "month";
            groupBy?: components["schemas"]["MetricsGroup"][];
            measures?: components["schemas"]["CallMeasure"][];
            filters?: components["schemas"]["CallFilters"];
            /** @description The threshold of the service levels. Default: the target of the account. */
            withinSeconds?: number;
            /** @description Customers who leave the queue within this time are short abandons. Default: 5. */
            shortSeconds?: number;
            /** @description The width of the bands of waitBand. Default: 10. */
            bandSeconds?: number;
        };
        /**
         * @description Calls with several tags or topics count for each, and those without any for null. waitBand: the start of a band of waits in seconds; a wait belongs to the band that ends with it, and the 60th band has no end. Null while the wait is unknown.
         * @enum {string}
         */
        MetricsGroup: "segment" | "agent" | "channel" | "outcome" | "origin" | "device" | "location" | "tag" | "topic" | "sentiment" | "reason" | "waitBand" | "weekday" | "hourOfDay";
        /** @enum {string} */
        CallMeasure: "contacts" | "offered" | "answered" | "abandoned" | "shortAbandoned" | "late" | "transferred" | "dismissed" | "timeouts" | "serviceLevel" | "serviceLevelNoShort" | "serviceLevelAnswered" | "serviceLevelLeft" | "serviceLevelContacts" | "averageSpeedOfAnswer" | "averageWait" | "averageAbandonWait" | "longestWait" | "averageHandleTime" | "abandonRate" | "transferRate" | "contactWait" | "contactWaitMedian" | "contactServiceTime" | "contactServiceTimeMedian" | "hangRate" | "positiveShare" | "negativeShare" | "qualityScore";
        Metrics: {
            /** @description The total first, then one row for each interval and group, and the totals of each outer group. Rows without calls are left out. */
            rows: {
                /** @description How many of the interval and the groups this row is for; 0: the total. */
                level: number;
                /** @description The start of the interval. */
                interval?: components["schemas"]["Time"];
                /** @description The value of each group: an id, a text, a number or null. */
                group: {
                    [key: string]: string | number | null;
                };
                /** @description Null if the measure has no value because its denominator is 0. */
                values: {
                    [key: string]: number | null;
                };
                /** @description The sums that the values are computed from. */
                sums: {
                    [key: string]: number;
                };
            }[];
            /** @description The definition of each measure. */
            definitions: {
                [key: string]: {
                    /** @enum {string} */
                    unit: "count" | "percent" | "milliseconds" | "score";
                    /** @description The sums that are added; a sum with a minus sign is subtracted. */
                    over: string[];
                    /** @description The sums that it is divided by; null for a count. */
                    under: string[] | null;
                    version: number;
                };
            };
            /**
             * @description calls: computed from the calls; totals: from 15-minute totals.
             * @enum {string}
             */
            source: "calls" | "totals";
            /** @description How many calls the numbers are computed from. */
            calls: number;
            /** @description The last event of the log that the numbers include. */
            offset: number;
        };
        /** @enum {string} */
        SurveyMeasure: "sent" | "answered" | "responseRate" | "nps" | "csat" | "ces";
        /** @enum {string} */
        SurveyMetricsGroup: "survey" | "segment" | "agent" | "channel" | "weekday" | "hourOfDay";
        SurveyMetricsQuery: {
            /** @description The period. Calls count for the time at which the customer entered the queue, or at which the call began without a queue. */
            range: {
                from: components["schemas"]["AnyTime"];
                /** @description Exclusive. */
                to: components["schemas"]["AnyTime"];
                zone: components["schemas"]["Zone"];
            };
            /**
             * @description Intervals begin at local times of the zone; weeks on Monday. quarter: 15 minutes.
             * @enum {string}
             */
            interval?: "quarter" | "hour" | "day" | "week" | "month";
            groupBy?: components["schemas"]["SurveyMetricsGroup"][];
            /** @description Only these surveys. */
            surveys?: string[];
            /** @description Only the surveys of these calls. */
            filters?: components["schemas"]["CallFilters"];
            /** @description Whether to count each score of each question. Default: false. */
            questions?: boolean;
        };
        SurveyMetrics: {
            /** @description The total first, then one row for each interval and group, and the totals of each outer group. Rows without calls are left out. The survey of answers whose survey is unknown is null. */
            rows: {
                /** @description How many of the interval and the groups this row is for; 0: the total. */
                level: number;
                /** @description The start of the interval. */
                interval?: components["schemas"]["Time"];
                /** @description The value of each group: an id, a text, a number or null. */
                group: {
                    [key: string]: string | number | null;
                };
                /** @description Null if the measure has no value: no answers on the scale, or a survey that is assigned to no segment, so that the number of sent surveys is unknown. */
                values: {
                    [key: string]: number | null;
                };
                /** @description The sums that the values are computed from. */
                sums: {
                    [key: string]: number;
                };
            }[];
            /** @description The definition of each measure. nps is in points from -100 to 100. */
            definitions: {
                [key: string]: {
                    /** @enum {string} */
                    unit: "count" | "percent" | "points" | "score";
                    /** @description The sums that are added; a sum with a minus sign is subtracted. */
                    over: string[];
                    /** @description The sums that it is divided by; null for a count. */
                    under: string[] | null;
                    version: number;
                };
            };
            /** @description The names of the surveys in the rows, also of removed ones if they are known. */
            surveys: components["schemas"]["Reference"][];
            /** @description The scored questions of these surveys, if requested. */
            questions?: components["schemas"]["SurveyQuestion"][];
            /** @description How many calls the numbers are computed from. */
            calls: number;
            /** @description The last event of the log that the numbers include. */
            offset: number;
        };
        SurveyQuestion: {
            /** @description The id of the survey; null if it is unknown. */
            survey: string | null;
            /** @description The name of its field. */
            question: string;
            /** @description The present label, or the last one that a customer saw; null if it is unknown. */
            label: string | null;
            /** @description Null if it is unknown. */
            scale: components["schemas"]["SurveyScale"] | null;
            /** @description Whether the survey still has this question on this scale. */
            asked: boolean;
            /** @description How many customers gave each score, ascending. Scores outside the scale are listed, but do not count in the measures. */
            scores: {
                score: number;
                count: number;
            }[];
        };
        WhyQuery: {
            /** @description At most 92 days. */
            range: components["schemas"]["MetricsQuery"]["range"];
            filters?: components["schemas"]["CallFilters"];
            /** @description Default: serviceLevel. */
            measure?: components["schemas"]["WhyMeasure"];
        };
        /**
         * @description The number to explain. It decides which calls count, and which of them are late.
         *     serviceLevel: of the offered calls, those answered after the threshold, and those of customers who left.
         *     abandonRate: of the offered calls, those of customers who left.
         *     averageSpeedOfAnswer: of the answered calls, those answered after the threshold.
         *     longestWait: those that waited at least half as long as the longest wait.
         *     averageHandleTime: of the finished calls, those at least about three times as long as the median.
         *     waiting, currentWait: of the calls since the customer who waits longest now, those that still wait.
         * @enum {string}
         */
        WhyMeasure: "serviceLevel" | "abandonRate" | "averageSpeedOfAnswer" | "longestWait" | "averageHandleTime" | "waiting" | "currentWait";
        /** @description Explains a number by its late calls, which are those that make it worse. */
        Explanation: {
            measure: components["schemas"]["WhyMeasure"];
            /**
             * @description few: fewer than three calls; target: the target is met, and the block is the closest risk; block: the block holds at least half of the late calls (of the long waits of longestWait nine tenths); spread: no block does.
             * @enum {string}
             */
            result: "few" | "target" | "block" | "spread";
            /** @description The value: percent (a service level rounded down, an abandon rate to one decimal), milliseconds, or a count; null without calls. */
            value: number | null;
            /** @description The value without the calls of the block. */
            valueWithout: number | null;
            /** @description The target of the account, in the unit of the value; null without one. */
            target: number | null;
            /** @description The threshold of the account. */
            withinSeconds: number;
            /** @description The shortest wait or handle time (ms) of a late call, for longestWait and averageHandleTime. */
            threshold: number | null;
            from: components["schemas"]["Time"];
            /** @description The end of the period, or now if the period has not ended. */
            until: components["schemas"]["Time"];
            /** @description The calls that the number is about. */
            calls: number;
            late: number;
            /** @description Late calls whose customers left the queue. */
            left: number;
            /** @description Customers who still wait. They are in no other number. */
            waiting: number;
            /** @description The numbers of segments and of clock hours with late calls. */
            spread: {
                segments: number;
                hours: number;
                /** @description The clock hour of the period with the most late calls; null without late calls. */
                worst: {
                    from: components["schemas"]["Time"];
                    until: components["schemas"]["Time"];
                    calls: number;
                    late: number;
                } | null;
            };
            block: components["schemas"]["LateBlock"] | null;
            /** @description The segment with the most late calls first. */
            segments: {
                _id: string;
                name: string | null;
                calls: number;
                late: number;
            }[];
            /** @description The quarter hours from the first to the last one with calls; for a period of several days its days with calls. */
            columns: {
                from: components["schemas"]["Time"];
                until: components["schemas"]["Time"];
                calls: number;
                late: number;
                /** @description Late calls in the segment of the block. */
                lateInBlockSegment: number;
            }[];
            /** @description The names of the absent agents. */
            agents: components["schemas"]["Reference"][];
        };
        /** @description A segment in consecutive quarter hours. */
        LateBlock: {
            /** @description Null for all segments. */
            segment: string | null;
            /** @description How many segments have late calls in the block. */
            segments: number;
            from: components["schemas"]["Time"];
            until: components["schemas"]["Time"];
            calls: number;
            late: number;
            left: number;
            staff: {
                assigned: number;
                /** @description Agents who took calls at least half of the time. */
                taking: number;
                absent: {
                    user: string;
                    /** @description The state that lasted longest in the block; null: not connected. */
                    status: ("online" | "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected") | null;
                    /** @description Whether the agent took calls of other segments only. */
                    isElsewhere: boolean;
                    from: components["schemas"]["Time"];
                    until: components["schemas"]["Time"];
                    /** @description The time (ms) beyond the limit of the status; null without. */
                    over: number | null;
                    /** @description The reason of a disconnection. */
                    reason: string | null;
                }[];
            } | null;
            /** @description How many agents took calls of the segment, from each time until the next one; null for a period of several days, or if unknown. */
            steps: {
                at: components["schemas"]["Time"];
                taking: number;
            }[] | null;
            /** @description Conditions that were worse than usual, the strongest first. agents: taking calls; arrivals: calls per quarter hour; handle-time: median in milliseconds. */
            changes: {
                /** @enum {string} */
                what: "agents" | "arrivals" | "handle-time";
                here: number;
                usual: number;
            }[];
        };
        AgentMetricsQuery: {
            /** @description The period. Time counts for the part within the period; calls, offers and disconnections count for the time at which they began. */
            range: {
                from: components["schemas"]["AnyTime"];
                /** @description Exclusive. */
                to: components["schemas"]["AnyTime"];
                zone: components["schemas"]["Zone"];
            };
            /** @description Agents come before days, in any order of the list. A day ends at midnight of the zone. */
            groupBy?: ("agent" | "day")[];
            filters?: {
                agent?: string[];
                /** @description Agents that are assigned to one of the segments now. */
                segment?: string[];
                privilege?: string[];
            };
            /** @description Whether to list the states and the breaks of the agent. Requires one agent and a period of at most a week. Default: false. */
            states?: boolean;
            /** @description Whether to count offers, which takes longer in long periods. Default: true. */
            offers?: boolean;
        };
        AgentMetrics: {
            /** @description The total first, then one row for each agent, and for each day. Agents and days without data are left out. */
            rows: components["schemas"]["AgentMetricsRow"][];
            /** @description The names of the agents in the rows. */
            agents: components["schemas"]["Reference"][];
            /** @description The states of the agent in order, if requested; times without a connection are left out. A call takes precedence over the reported status. `online`: connected without a reported status. */
            states?: {
                /** @enum {string} */
                status: "online" | "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
                from: components["schemas"]["Time"];
                until: components["schemas"]["Time"];
            }[];
            /** @description The breaks of the agent that began in the period, and other statuses that exceeded their limit, in order, if states are requested. They are not cut at the end of the period, and include calls. */
            breaks?: {
                /** @enum {string} */
                status: "busy" | "break" | "bath" | "meal" | "meeting" | "team-meeting" | "training";
                from: components["schemas"]["Time"];
                /** @description Now if the break continues. */
                until: components["schemas"]["Time"];
                /** @description The limit of the status in milliseconds; null without one. */
                limit: number | null;
            }[];
            /** @description The end of the numbers: the end of the period, or now if the period has not ended. */
            until: components["schemas"]["Time"];
            /** @description The last event of the log that the numbers include. */
            offset: number;
        };
        /** @description Durations in milliseconds. */
        AgentMetricsRow: {
            agent?: string;
            day?: components["schemas"]["LocalDay"];
            /** @description The time with at least one connection. If the source reports no connections, the time in statuses other than disconnected. */
            connected: number;
            /** @description The connected time by status, with an entry for each status that occurred; the sum is `connected`. A call takes precedence over the reported status. `online`: connected without a reported status. */
            statuses: {
                [key: string]: number;
            };
            /** @description The time beyond the limit of each status, for statuses that began in the period. Statuses within their limit are left out. */
            over: {
                [key: string]: number;
            };
            /** @description The time in calls; several calls at the same time count once. Includes calls that continued while the connection was interrupted. */
            inCalls: number;
            /** @description The time connected and available for a call. */
            available: number;
            /** @description Percent: time in calls, divided by time in calls and available. Null without either, or if no status was reported. */
            occupancy: number | null;
            /** @description The calls taken, including transferred calls. */
            calls: number;
            /** @description The time of these calls that have ended for the agent. */
            handled: number;
            /** @description How many of these calls have ended for the agent. */
            ended: number;
            /** @description `handled` divided by `ended`. */
            averageHandleTime: number | null;
            /** @description How often the ACD offered a call; null if not requested. */
            offers: number | null;
            declined: number | null;
            missed: number | null;
            /** @description Disconnections by reason. */
            disconnections: {
                [key: string]: number;
            };
            firstConnected: components["schemas"]["Time"] | null;
            /** @description The end of the last connection, or `until` if it continues. */
            lastConnected: components["schemas"]["Time"] | null;
        };
        CallHistory: {
            /** @description The events of the contact, its queue entry and the call, across all epochs of the event log. */
            events: components["schemas"]["Event"][];
            /** @description The records that these events refer to; removed records with their last name. */
            named: {
                users: components["schemas"]["Reference"][];
                segments: components["schemas"]["Reference"][];
            };
            /** @description The segment at the start of the call. */
            segment: {
                /** @description The segment at the time of the call; null if unknown. */
                was: components["schemas"]["Segment"] | null;
                /** @description The present segment; null if it was removed. */
                now: components["schemas"]["Segment"] | null;
            };
        };
        CallComment: {
            _id: components["schemas"]["Id"];
            text: string;
            /** @description The moment in the recording, in milliseconds; null for a comment on the whole call. */
            at: number | null;
            /** @description The recording that the moment belongs to. */
            recording: components["schemas"]["Id"] | null;
            author: components["schemas"]["Reference"] | null;
            createdAt: components["schemas"]["Time"];
        };
        CallCommentList: {
            data: components["schemas"]["CallComment"][];
        };
        NewCallComment: {
            text: string;
            /** @description The moment in the recording, in milliseconds. Default: null, a comment on the whole call. */
            at?: number | null;
            /** @description The recording of the call that the moment belongs to; required with at. */
            recording?: components["schemas"]["Id"] | null;
        };
        /**
         * @description A sum of the metrics that counts calls. dismissals and timeouts count offers: they stand for the calls with at least one.
         * @enum {string}
         */
        CountedSum: "contacts" | "hangs" | "answered" | "answeredInTime" | "abandoned" | "abandonedInTime" | "abandonedShort" | "removed" | "removedInTime" | "ended" | "transferred" | "dismissals" | "timeouts" | "positive" | "negative" | "sentiments" | "reviews";
        CallPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Call"][];
            /** @description In the order of time. */
            intervals?: {
                /** Format: date-time */
                start: string;
                calls: number;
                /** @description Calls that missed the threshold of the service level. */
                late: number;
            }[];
            /** @description The $after of the next page; null at the end of the list, and in orders that cannot be continued. */
            next?: string | null;
        };
        /** @description A related record, as returned by populate; its name is null if it was removed. */
        Reference: {
            _id: components["schemas"]["Id"];
            name: string | null;
        };
        /** @description A write-only secret; the time it was set. */
        Sealed: {
            setAt: components["schemas"]["Time"];
        };
        /** @description The appearance and settings of the widget on all sites. */
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
        /** @description Texts are displayed unchanged; an empty text uses the widget's default in the customer's language. */
        WidgetSettings: {
            colors: {
                text: components["schemas"]["Color"];
                /** @description The start color of the header gradient. */
                headerFrom: components["schemas"]["Color"];
                headerTo: components["schemas"]["Color"];
                buttonBackground: components["schemas"]["Color"];
                /** Format: uri */
                logoUrl: string | null;
                /** @description The height of the logo, in pixels. */
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
                /** @description The start color of the header gradient. */
                headerFrom?: components["schemas"]["Color"];
                headerTo?: components["schemas"]["Color"];
                buttonBackground?: components["schemas"]["Color"];
                /** Format: uri */
                logoUrl?: string | null;
                /** @description The height of the logo, in pixels. */
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
         * @description The segments that customers can select: all, those with a connected agent, or those with an available agent.
         * @enum {string}
         */
        SegmentFilter: "all" | "connected" | "available";
        /**
         * @description video: video and audio; audio: audio only.
         * @enum {string}
         */
        DefaultChannel: "video" | "audio";
        SiteCheck: {
            /** Format: uri */
            url: string;
        };
        SiteReport: {
            /** @description The URL that was checked. */
            asked: string;
            /**
             * @description secure: valid TLS certificate. expired, another-name, untrusted: TLS with a certificate that browsers reject.
             *     without: no TLS response. unknown-name: the host name does not resolve. unreachable: no response in time.
             *     not-public: the address is not on the public internet, and is not checked.
             * @enum {string}
             */
            state: "secure" | "expired" | "another-name" | "untrusted" | "without" | "unknown-name" | "unreachable" | "not-public";
        };
        Connection: {
            _id: components["schemas"]["Id"];
            user?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            session?: components["schemas"]["Key"];
            /** @description Whether the connection is open now. */
            connected?: boolean;
            /** @description The start of the connection; null if unknown. */
            connectedAt?: components["schemas"]["Time"] | null;
            disconnectedAt?: components["schemas"]["Time"] | null;
            reason?: components["schemas"]["DisconnectReason"] | null;
            /** @description The duration, in milliseconds. */
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
         * @description Users with at least one restriction may connect only from the addresses in their restrictions. Checked on every
         *     request and while a socket is open. Users without restrictions may connect from any address. The client address is
         *     determined by the installation's trusted proxies. API keys are not restricted.
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
        /** @description An IPv4 or IPv6 address, or a CIDR range, stored as its network in the shortest form. */
        IpRange: string;
        NewIpRestriction: {
            range: components["schemas"]["IpRange"];
            users: components["schemas"]["Id"][];
            description?: string;
            /** @description Required if the change would lock the caller out; otherwise 409 is returned. */
            confirm?: boolean;
        };
        IpRestrictionChange: {
            range?: components["schemas"]["IpRange"];
            users?: components["schemas"]["Id"][];
            description?: string;
            /** @description Required if the change would lock the caller out; otherwise 409 is returned. */
            confirm?: boolean;
        };
        ApiKey: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description The first characters of the key. */
            prefix?: string;
            privilege?: components["schemas"]["Privilege"];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the key; null for the platform. */
            createdBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The time of the last use, to the minute. */
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
            /** @description The value of the key. */
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
             * @description The first day of the search.
             */
            from: string;
            /** @description The time zone of the days; null if the service has no availability. */
            zone: components["schemas"]["Zone"] | null;
            /** @description Whether an agent is selected automatically if none is set. */
            automatic: boolean;
            /** @description The service's agents who are not disabled. */
            agents: components["schemas"]["Reference"][];
            slots: {
                startsAt: components["schemas"]["Moment"];
                endsAt: components["schemas"]["Moment"];
                /** @description The agents available at that time. */
                agents: components["schemas"]["Id"][];
            }[];
            /**
             * Format: date
             * @description The next day with a free time within two months, if there is none on the requested days.
             */
            next: string | null;
        };
        FreeAgents: {
            /** @description Whether an agent is selected automatically if none is set. */
            automatic: boolean;
            /** @description The agents, those with the fewest appointments first. */
            data: components["schemas"]["Reference"][];
        };
        LetterPreview: {
            subject: string;
            /** @description A complete HTML page with the elements that emails allow. */
            html: string;
            /** @description The variables that the text can use. */
            variables: string[];
        };
        /**
         * @description reset, activation, activated: emails about passwords. agents-absent and the appointment kinds: notices of events. The others: notices to owners about changes to their data. Only the first three contain secrets.
         * @enum {string}
         */
        MailKind: "reset" | "activation" | "activated" | "password-changed" | "email-changed" | "two-factor-on" | "two-factor-off" | "codes-closed" | "backup-codes-renewed" | "api-key-created" | "sso-changed" | "principal-changed" | "agents-absent" | "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
        Mail: {
            _id: components["schemas"]["Id"];
            to?: string;
            kind?: components["schemas"]["MailKind"];
            subject?: string;
            /**
             * @description kept: no mail server is configured. waiting: being sent or queued for a retry.
             * @enum {string}
             */
            state?: "kept" | "waiting" | "sent" | "failed";
            /** @description The reason for the failure of the last attempt. */
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
            /** @description The text, without the PIN and the link if these are hidden. */
            text: string;
            link: string | null;
            pin: string | null;
            /** @description The parts hidden because the caller has not confirmed their password within the last ten minutes; visible after proveSession. */
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
        /** @description http or https, on the public internet, without a username and a fragment. */
        WebhookUrl: string;
        /**
         * @description A [Liquid](https://liquidjs.com) template for the request body. The members of the event are variables, such as
         *     `{{ data.segment | json }}`, and the whole event is `event`. Files cannot be read: `include`, `render` and `layout`
         *     are not available. null: the event is sent unchanged. If rendering fails, the attempt fails and is retried as usual.
         */
        WebhookTemplate: string | null;
        /**
         * @description The content type of the rendered template. Default: application/json. JSON types require valid JSON.
         * @enum {string}
         */
        WebhookContentType: "application/json" | "application/xml" | "application/x-www-form-urlencoded" | "text/plain";
        /** @enum {string} */
        WebhookTryState: "delivered" | "retrying" | "failed";
        WebhookHeader: {
            name: string;
            /** @description The value; null for secret headers, which are never returned. In an update, null keeps the value. */
            value: string | null;
            /** @description Whether the value is secret: stored encrypted and left out of all responses and logs. Credential headers, such as Authorization, are always secret. */
            secret: boolean;
        };
        /** @description A parameter of the URL. Parameters are logged; send secrets in a header. */
        WebhookParameter: {
            name: string;
            value: string;
        };
        /** @description A condition on the event. */
        WebhookCondition: {
            /** @description The path of the member in the event, such as `data.segment`. */
            member: string;
            /** @enum {string} */
            operator: "is" | "is-not" | "contains" | "begins-with" | "greater" | "less" | "present" | "absent";
            /** @description The value to compare with: texts exactly, numbers by size. Not used for `present` and `absent`. */
            value?: string;
        };
        /**
         * @description A receiver of events, as defined by [Standard Webhooks](https://www.standardwebhooks.com). The body is the event as
         *     in `GET /events`; events with data larger than 64 kB have `data: null`. Responses other than 2xx, and none within
         *     15 seconds, are retried after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, with 10% jitter, or later if
         *     Retry-After requires it. 410 disables the webhook. Up to 10,000 deliveries are queued for a webhook; the oldest
         *     are discarded beyond that. Events of a replay are not delivered.
         */
        Webhook: {
            _id: components["schemas"]["Id"];
            name?: components["schemas"]["WebhookName"];
            enabled?: boolean;
            method?: components["schemas"]["WebhookMethod"];
            url?: components["schemas"]["WebhookUrl"];
            headers?: components["schemas"]["WebhookHeader"][];
            parameters?: components["schemas"]["WebhookParameter"][];
            /** @description The conditions of a delivery; all must be true. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the receiver's certificate must be publicly trusted. */
            verifySsl?: boolean;
            events?: components["schemas"]["WebhookEvent"][];
            template?: components["schemas"]["WebhookTemplate"];
            contentType?: components["schemas"]["WebhookContentType"];
            /** @description The secrets that sign its deliveries. */
            secrets?: components["schemas"]["Id"][];
            /** @description The result of the last attempt; null if none is logged. */
            lastDelivery?: {
                log: components["schemas"]["Id"];
                state: components["schemas"]["WebhookTryState"];
                /** @description The HTTP status; null if there was no response. */
                statusCode: number | null;
                at: components["schemas"]["Time"];
            } | null;
            /** @description When the receiver responded with 410 and the webhook was disabled; null once it is enabled again. */
            goneAt?: components["schemas"]["Time"] | null;
            /** @description The number of deliveries that wait for their first or next attempt. */
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
            /** @description The conditions of a delivery; all must be true. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the receiver's certificate must be publicly trusted. */
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
            /** @description The conditions of a delivery; all must be true. */
            conditions?: components["schemas"]["WebhookCondition"][];
            /** @description Whether the receiver's certificate must be publicly trusted. */
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
            /** @description The sample event, as JSON. */
            event: string;
            /** @description The rendered request body. */
            body: string;
        };
        WebhookTest: {
            event: components["schemas"]["WebhookEvent"];
        };
        WebhookTrace: {
            /** @description The webhook-id of the delivery. */
            traceId: string;
        };
        /** @description A delivery attempt. */
        WebhookLog: {
            _id: components["schemas"]["Id"];
            /** @description The webhook-id, the same for all attempts and resends. */
            traceId?: string;
            webhook?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            event?: components["schemas"]["WebhookEvent"];
            attempt?: number;
            state?: components["schemas"]["WebhookTryState"];
            /** @description The time of the next attempt. */
            nextAt?: components["schemas"]["Time"] | null;
            /** @description The event. */
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
                /** @description Whether the certificate was verified. */
                ssl: boolean;
                headers: components["schemas"]["WebhookLogHeader"][];
                parameters: components["schemas"]["WebhookParameter"][];
            };
            /** @description The response; null if there was none. */
            response?: {
                statusCode: number;
                statusName: string;
            } | null;
            /** @description The beginning of the response body. */
            serverResponse?: string | null;
            /** @description The reason for the failure. */
            error?: string | null;
            /** @description The request body that was sent or would have been sent: the event, or the rendered template. */
            payload?: string;
            template?: components["schemas"]["WebhookTemplate"];
            /** @description ms */
            took?: number;
            createdAt?: components["schemas"]["Time"];
        };
        WebhookLogHeader: {
            name: string;
            /** @description The value; null if it is secret. */
            value: string | null;
        };
        WebhookLogPage: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["WebhookLog"][];
        };
        SecretName: string;
        /** @description `whsec_` followed by Base64 of 24 to 64 bytes; other text is used unchanged. Generated if omitted. */
        SecretValue: string;
        /** @description A signing key for deliveries of its webhooks: HMAC-SHA256 in `webhook-signature`, with one `v1,` entry for each secret and each valid value. */
        Secret: {
            _id: components["schemas"]["Id"];
            name?: components["schemas"]["SecretName"];
            webhooks?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The webhook-id of the last delivery signed with it. */
            traceId?: string | null;
            /** @description When the previous value stops signing. */
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
            /** @description The generated value; null if the value was supplied. */
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
        /** @description The identifier for integrations. */
        IntegrationName: string;
        /** @description The business's own id; null for none. */
        OwnId: string | null;
        BranchAddress: string | null;
        FoundRecord: {
            /** @description The list, by its permission name, such as `segments`. */
            list: string;
            _id: components["schemas"]["Id"];
            name: string;
            /** @description A detail that distinguishes records of the same name. */
            detail: string | null;
        };
        FoundRecords: {
            data: components["schemas"]["FoundRecord"][];
        };
        /** @description The list, by its permission name, such as `contacts`, or by its own name if a permission has several lists, such as `webhooks.logs`. */
        ViewResource: string;
        SavedViewName: string;
        /** @description The query parameters of the list: filters, search, sort order, columns and their widths, rows per page. */
        SavedViewQuery: string;
        SavedView: {
            _id: components["schemas"]["Id"];
            resource: components["schemas"]["ViewResource"];
            name: components["schemas"]["SavedViewName"];
            query: components["schemas"]["SavedViewQuery"];
            /** @description Whether the view is shared with all users of the account who may read the list. */
            shared: boolean;
            /** @description The position of its tab. */
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
        /** @description A POC, as returned by populate. */
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
            /** @description When it last connected; null if never. */
            latestConnection: components["schemas"]["Time"] | null;
            enrolledAt: components["schemas"]["Time"];
            browser: string | null;
            os: string | null;
            /** @description The device type: desktop, tablet, phone, television. */
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
            /** @description Whether the device is already enrolled, in this account or another one. */
            taken: boolean;
            /** @description The data of the last connection; null if the device never connected or belongs to another account. */
            seen: {
                browser: string | null;
                os: string | null;
                device: string | null;
                ip: string | null;
                at: components["schemas"]["Time"];
            } | null;
            /** @description The branch in which it is enrolled; null if not in this account. */
            branch: components["schemas"]["Reference"] | null;
        };
        /** @description The clock of a floor, and the kind of its events. */
        FloorClock: {
            /** @enum {string} */
            kind: "live" | "demo" | "recording";
            now: components["schemas"]["Time"];
            rate: number;
            zone: components["schemas"]["Zone"];
        };
        Demo: {
            /** @description Null for an account without a demo, and until its demo has begun. */
            history: components["schemas"]["DemoHistory"] | null;
            /** @description Null for an account without a demo. */
            month: components["schemas"]["DemoMonth"] | null;
        };
        /** @description A month of real calls in an account of its own. */
        DemoMonth: {
            /** @enum {string} */
            state: "none" | "loading" | "stopped" | "failed" | "loaded";
            /** @description Whether the platform knows a file to load. */
            hasFile: boolean;
            /** @description Rows of the file that were read. */
            rows: number;
            /** @description Rows that cannot be read. */
            leftOut: number;
            /** @description The part of the calls that is written. */
            progress: number;
            /**
             * @description Why loading failed. missing: the file of the platform is gone; packing: the gzip file is damaged; kind: another kind of file; nothing: no row can be read; storage: the calls could not be stored.
             * @enum {string|null}
             */
            fault: "missing" | "packing" | "kind" | "nothing" | "storage" | null;
            /** @description The account with the month if the caller can switch to it. */
            account: components["schemas"]["Id"] | null;
            /** @description The days of the calls once they are loaded. */
            days: {
                first: components["schemas"]["LocalDay"];
                last: components["schemas"]["LocalDay"];
            } | null;
        };
        LinkedAccounts: {
            data: components["schemas"]["LinkedAccount"][];
        };
        LinkedAccount: {
            _id: components["schemas"]["Id"];
            name: string;
        };
        SwitchedSession: {
            accessToken: string;
            refreshToken: string;
        };
        /** @description The days before a demo, and the calls in them that are already written. */
        DemoHistory: {
            /** @description How many days are written. */
            days: number;
            /** @description How many days the history has. */
            of: number;
            calls: number;
            /** @description The approximate number of calls of all days. */
            expected: number;
            complete: boolean;
            /** @description The approximate time until the history is complete; null if it is unknown. */
            secondsLeft: number | null;
        };
        DemoMove: {
            /**
             * @description `morning`, `peak` and `evening` are 08:00, 11:15 and 19:00 of the present day of the clock; `start` is the last Tuesday 10:40, at which a demo begins.
             * @enum {string}
             */
            to: "morning" | "peak" | "evening" | "start";
        };
        Supervision: {
            _id: components["schemas"]["Id"];
            call: components["schemas"]["Key"];
            agent: components["schemas"]["Id"];
            segment: components["schemas"]["Id"];
            startedAt: components["schemas"]["Time"];
        };
        /** @description Whether calls may be supervised live, and who accepted the terms and when. */
        SupervisionRule: {
            enabled: boolean;
            termsAcceptedAt: components["schemas"]["Time"] | null;
            termsAcceptedBy: components["schemas"]["Id"] | null;
        };
        SupervisionChange: {
            enabled: boolean;
            /**
             * @description Whether the caller accepts the terms for the account.
             * @constant
             */
            termsAccepted?: true;
        };
        /** @enum {integer} */
        Direction: 1 | -1;
        /** @description A file name without path separators and text direction characters. */
        FileName: string;
        Upload: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description The file name extension. */
            extension?: string;
            /** @description The size, in bytes. */
            size?: number;
            /** @description The number of bytes received. */
            received?: number;
            /**
             * @description Incomplete uploads are discarded one day after the last part.
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
            /** @description The size, in bytes. */
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
            /** @description The id of the call in the telephony system. */
            call?: string;
            agent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            segment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            setting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            media?: components["schemas"]["RecordingMedia"];
            /** @description The size, in bytes. */
            size?: number;
            startedAt?: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
            /** @description The duration, in milliseconds. */
            duration?: number | null;
            /**
             * @description How the recording ended: by the telephony system, or at a limit of 3 hours or the file size.
             * @enum {string|null}
             */
            endedBy?: "system" | "time" | "size" | null;
            /** @description Whether the content is on this platform. */
            hot?: boolean;
            /** @description Whether the content is in the storage of its setting. */
            cold?: boolean;
            /** @description The upload to the storage of its setting; null if none is planned. */
            upload?: components["schemas"]["RecordingUpload"] | null;
            /** @description Whether its setting has a storage to which it can be uploaded. */
            storable?: boolean;
            /**
             * @description The reason for the failure.
             * @enum {string|null}
             */
            reason?: "empty" | "another-kind" | "lost" | null;
            /** @description The reason of a rejection; null without one. */
            rejectionReason?: components["schemas"]["RejectionReason"] | null;
            /** @description The reviewer's note on a rejection. */
            rejectionNote?: string | null;
            reviewedBy?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            reviewedAt?: components["schemas"]["Time"] | null;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: number;
        };
        RecordingUpload: {
            /** @enum {string} */
            state: "pending" | "processing" | "failed" | "uploaded";
            /** @description The number of attempts. */
            tries: number;
            /** @description The time of the next automatic retry; null if there is none. */
            next: components["schemas"]["Time"] | null;
            /** @description The time of the last failure. */
            failedAt: components["schemas"]["Time"] | null;
            /** @description The reason for the last failure. */
            reason: components["schemas"]["StorageReason"] | null;
            /** @description The storage's message, if there is one besides the code. */
            detail: string | null;
        };
        RecordingUploadReport: {
            setting: components["schemas"]["Id"];
            /** @description The number of recordings not yet uploaded, including failed ones. */
            waiting: number;
            /** @description The number of waiting recordings whose last attempt failed. */
            failed: number;
            /** @description The latest failure among the waiting recordings. */
            last: components["schemas"]["RecordingUploadFailure"] | null;
        };
        RecordingUploadFailure: {
            recording: components["schemas"]["Id"];
            /** @description When the recording began. */
            startedAt: components["schemas"]["Time"];
            at: components["schemas"]["Time"];
            reason: components["schemas"]["StorageReason"];
            detail: string | null;
            /** @description The time of its next automatic retry; null if there is none. */
            next: components["schemas"]["Time"] | null;
        };
        RecordingUploadReports: {
            data: components["schemas"]["RecordingUploadReport"][];
        };
        /**
         * @description The reason why a storage rejected a file or the sign-in.
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
            /** @description The user who read the notification. */
            user: components["schemas"]["Id"];
        };
        NewRecording: {
            media: components["schemas"]["RecordingMedia"];
            call: components["schemas"]["Key"];
            agent?: components["schemas"]["Id"];
            segment?: components["schemas"]["Id"];
            setting?: components["schemas"]["Id"];
            /** @description The start time. Default: now. */
            startedAt?: components["schemas"]["Moment"];
        };
        /**
         * @description poor-audio: too hard to understand; wrong-customer: another person speaks; card-data: a card number is audible; no-consent: the customer did not agree; other: see the note.
         * @enum {string}
         */
        RejectionReason: "poor-audio" | "wrong-customer" | "card-data" | "no-consent" | "other";
        RecordingReview: {
            /** @enum {string} */
            status: "approved" | "rejected" | "pending";
            /** @description Only for `rejected`. */
            rejectionReason?: components["schemas"]["RejectionReason"];
            /** @description Only for `rejected` with a reason; required for the reason `other`. */
            rejectionNote?: string;
        };
        /** @description The storage settings to test. Omitted secrets are taken from the saved setting. */
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
            /** @description The fingerprint of the server's SSH key to trust, as returned by a test that failed with host-key. */
            hostKey?: string;
        };
        RecordingTrialAnswer: {
            /** @enum {string} */
            outcome: "valid" | "failed";
            /** @description The reason for the failure. */
            reason: components["schemas"]["StorageReason"] | null;
            /** @description The response, if there is one besides the code. */
            detail: string | null;
        };
        DownloadLink: {
            /** @description A path relative to the API base URL. */
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
         * @description RFC 3339 with any offset, in a plausible year; stored as UTC with milliseconds.
         */
        Moment: string;
        /**
         * Format: date
         * @description A calendar day, without a time zone.
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
            /** @description The time of the first event of the log; null if the log is empty. */
            begins: components["schemas"]["Time"] | null;
            /** @description The time of the last event. */
            ends: components["schemas"]["Time"] | null;
            /** @description The number of events in a replay file of the range. */
            events: number;
        };
        /** @description Events that are validated individually against the schema of their type, with one result each. */
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
             * @description Accepted events of a type that this contract does not define: stored unchanged and counted as unknown, without
             *     other effects on the floor. Absent if all types are known.
             */
            unknown?: {
                index: number;
                id: string;
                type: string;
            }[];
        };
        Status: {
            time: components["schemas"]["Time"];
            /** @description The IP address of the request. */
            address: string;
            parts: {
                /** @enum {string} */
                part: "api" | "storage" | "live";
                /** @enum {string} */
                state: "operating" | "slow" | "down";
                /** @description The response time on the platform, in milliseconds. */
                answeredIn?: number;
            }[];
        };
        Configuration: {
            /** @description The URL of the agents' workspace. */
            panelUrl: string;
            /** @description The URL for accounts above level 4. */
            consoleUrl: string;
            /** @description The URL of the customers' feedback. */
            feedbackUrl: string;
            /** @description The URL at which customers call, with the segment's id in the parameter `segment`. */
            callUrl: string;
            /** @description The URL at which customers make appointments, with the service's id in the parameter `service`. */
            calendarUrl: string;
            /** @description A Sentry DSN; null disables error reports. */
            errorReporting: string | null;
            /** @description Whether a mail server is configured. Without one, emails stay in the outbox, where administrators can read them. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["AccountTold"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["AccountTold"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The two-letter country code, ISO 3166-1. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["BusinessTold"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["BusinessTold"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["SsoTold"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["SsoTold"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["User"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["User"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The name; null for default privileges, which the console names. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["PrivilegeRecordTold"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["PrivilegeRecordTold"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["IpRestriction"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["IpRestriction"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["ApiKey"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["ApiKey"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Webhook"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Webhook"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Secret"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Secret"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Branch"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Branch"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["PocTold"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["PocTold"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Widget"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Widget"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Upload"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Upload"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Recording"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Recording"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The label shown to customers. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["AbandonReason"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["AbandonReason"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        AbandonReasonHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AbandonReasonMoment"][];
        };
        NewAbandonReason: {
            /** @description The label shown to customers. */
            label: string;
            name: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
        };
        AbandonReasonChange: {
            /** @description The label shown to customers. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            /** @enum {string} */
            visibility?: "visible" | "hidden";
        };
        AgentFormExport: {
            _id: components["schemas"]["Id"];
            /** @description The name of the exported files. */
            name?: string;
            description?: string;
            /** @description The forms; empty for all agent forms. */
            forms?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The segments; empty for all. */
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The agents; empty for all. */
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
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["AgentFormExport"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["AgentFormExport"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        AgentFormExportHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AgentFormExportMoment"][];
        };
        NewAgentFormExport: {
            /** @description The name of the exported files. */
            name: string;
            description?: string;
            /** @description The forms; empty for all agent forms. */
            forms?: components["schemas"]["Id"][];
            /** @description The segments; empty for all. */
            segments?: components["schemas"]["Id"][];
            /** @description The agents; empty for all. */
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
            /** @description The name of the exported files. */
            name?: string;
            description?: string;
            /** @description The forms; empty for all agent forms. */
            forms?: components["schemas"]["Id"][];
            /** @description The segments; empty for all. */
            segments?: components["schemas"]["Id"][];
            /** @description The agents; empty for all. */
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
            /** @description Lowercase letters, separated by single hyphens. */
            identifier?: string;
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["AiTopic"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["AiTopic"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description Lowercase letters, separated by single hyphens. */
            identifier: string;
            description?: string;
        };
        AiTopicChange: {
            label?: string;
            /** @description Lowercase letters, separated by single hyphens. */
            identifier?: string;
            description?: string;
        };
        Appointment: {
            _id: components["schemas"]["Id"];
            /** @description The customer. */
            customer?: string;
            /**
             * Format: email
             * @description The customer's email, notified when the appointment is created, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The start. Changing it sets the state to rescheduled. */
            startsAt?: components["schemas"]["Moment"];
            readonly endsAt?: components["schemas"]["Moment"] | null;
            /** @description The time zone of the service's availability; null if the service has none. */
            readonly timezone?: components["schemas"]["Zone"] | null;
            /** @description The agent. If omitted and the service selects agents automatically, the available agent with the fewest appointments. */
            user?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description The customer's submission of the service's form. */
            submittedForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Additional notes. */
            extraData?: {
                name: string;
                value?: string;
            }[];
            /** @description When the start was last set. */
            readonly scheduledAt?: components["schemas"]["Moment"] | null;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Appointment"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Appointment"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        AppointmentHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["AppointmentMoment"][];
        };
        NewAppointment: {
            /** @description The customer. */
            customer: string;
            /**
             * Format: email
             * @description The customer's email, notified when the appointment is created, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service: components["schemas"]["Id"];
            /** @description The start. Changing it sets the state to rescheduled. */
            startsAt: components["schemas"]["Moment"];
            /** @description The agent. If omitted and the service selects agents automatically, the available agent with the fewest appointments. */
            user?: components["schemas"]["Id"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description The customer's submission of the service's form. */
            submittedForm?: components["schemas"]["Id"] | null;
            /** @description Additional notes. */
            extraData?: {
                name: string;
                value?: string;
            }[];
        };
        AppointmentChange: {
            /** @description The customer. */
            customer?: string;
            /**
             * Format: email
             * @description The customer's email, notified when the appointment is created, moved or canceled, and before it begins.
             */
            email?: string | null;
            phone?: string;
            service?: components["schemas"]["Id"];
            /** @description The start. Changing it sets the state to rescheduled. */
            startsAt?: components["schemas"]["Moment"];
            /** @description The agent. If omitted and the service selects agents automatically, the available agent with the fewest appointments. */
            user?: components["schemas"]["Id"] | null;
            /**
             * @description pending and rescheduled are open; attended and canceled are final.
             * @enum {string}
             */
            status?: "pending" | "attended" | "canceled" | "rescheduled";
            /** @description The customer's submission of the service's form. */
            submittedForm?: components["schemas"]["Id"] | null;
            /** @description Additional notes. */
            extraData?: {
                name: string;
                value?: string;
            }[];
        };
        Availability: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @description The duration of an appointment, in minutes. */
            duration?: number;
            /** @description The time zone of the agents. */
            timezone?: components["schemas"]["Zone"];
            /** @description The minimum notice for booking, in minutes; 0 for none. */
            minimumToSchedule?: number;
            /** @description The maximum time ahead for booking, in days; 0 for none. */
            maximumToSchedule?: number;
            /** @description The weekly hours. Each range has room for at least one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Unavailable days, each listed once. A range that starts on such a day is skipped with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Availability"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Availability"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The duration of an appointment, in minutes. */
            duration?: number;
            /** @description The time zone of the agents. */
            timezone: components["schemas"]["Zone"];
            /** @description The minimum notice for booking, in minutes; 0 for none. */
            minimumToSchedule?: number;
            /** @description The maximum time ahead for booking, in days; 0 for none. */
            maximumToSchedule?: number;
            /** @description The weekly hours. Each range has room for at least one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Unavailable days, each listed once. A range that starts on such a day is skipped with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
        };
        AvailabilityChange: {
            name?: string;
            /** @description The duration of an appointment, in minutes. */
            duration?: number;
            /** @description The time zone of the agents. */
            timezone?: components["schemas"]["Zone"];
            /** @description The minimum notice for booking, in minutes; 0 for none. */
            minimumToSchedule?: number;
            /** @description The maximum time ahead for booking, in days; 0 for none. */
            maximumToSchedule?: number;
            /** @description The weekly hours. Each range has room for at least one appointment. */
            days?: components["schemas"]["WeeklyHours"];
            /** @description Unavailable days, each listed once. A range that starts on such a day is skipped with its hours past midnight. */
            blockedDates?: {
                /** Format: date */
                date: string;
                note?: string;
            }[];
        };
        Contact: {
            _id: components["schemas"]["Id"];
            /** @description The display name: the company's or person's name, or else other known data. */
            readonly name?: string;
            /** @enum {string} */
            type?: "person" | "company";
            firstname?: string;
            lastname?: string;
            /** @description Required for contacts of the type company. */
            company?: string;
            /** @description The company that the contact belongs to; never the contact itself. */
            employer?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description The users who manage the contact. */
            assignments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The contact's id in the business's own systems. */
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
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Contact"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Contact"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description Required for contacts of the type company. */
            company?: string;
            /** @description The company that the contact belongs to; never the contact itself. */
            employer?: components["schemas"]["Id"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description The users who manage the contact. */
            assignments?: components["schemas"]["Id"][];
            /** @description The contact's id in the business's own systems. */
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
            /** @description Required for contacts of the type company. */
            company?: string;
            /** @description The company that the contact belongs to; never the contact itself. */
            employer?: components["schemas"]["Id"] | null;
            /** Format: email */
            email?: string | null;
            phone?: string;
            /** @description The users who manage the contact. */
            assignments?: components["schemas"]["Id"][];
            /** @description The contact's id in the business's own systems. */
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
             * @description The platform email to replace.
             * @enum {string}
             */
            template?: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description The subject. It may contain variables, such as {{customer}}. */
            subject?: string;
            title?: string;
            /** @description The paragraphs in order of display. Their HTML is limited to the elements that emails allow. */
            paragraphs?: {
                html: string;
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["CustomEmail"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["CustomEmail"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
             * @description The platform email to replace.
             * @enum {string}
             */
            template: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description The subject. It may contain variables, such as {{customer}}. */
            subject: string;
            title?: string;
            /** @description The paragraphs in order of display. Their HTML is limited to the elements that emails allow. */
            paragraphs?: {
                html: string;
            }[];
        };
        CustomEmailChange: {
            name?: string;
            slug?: components["schemas"]["IntegrationName"];
            /**
             * @description The platform email to replace.
             * @enum {string}
             */
            template?: "appointment-created" | "appointment-canceled" | "appointment-rescheduled" | "appointment-reminder";
            /** @description The subject. It may contain variables, such as {{customer}}. */
            subject?: string;
            title?: string;
            /** @description The paragraphs in order of display. Their HTML is limited to the elements that emails allow. */
            paragraphs?: {
                html: string;
            }[];
        };
        Form: {
            _id: components["schemas"]["Id"];
            /** @description The internal name, not shown to customers. */
            name?: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
                    id: string;
                    label: string;
                }[];
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Form"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Form"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        FormHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["FormMoment"][];
        };
        NewForm: {
            /** @description The internal name, not shown to customers. */
            name: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        FormChange: {
            /** @description The internal name, not shown to customers. */
            name?: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
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
             * @description The state of the idea.
             * @enum {string}
             */
            state?: "open" | "planned" | "done" | "declined";
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Idea"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Idea"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
             * @description The state of the idea.
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
             * @description The state of the idea.
             * @enum {string}
             */
            state?: "open" | "planned" | "done" | "declined";
        };
        Integration: {
            _id: components["schemas"]["Id"];
            name?: string;
            /** @enum {string} */
            kind?: "website" | "wordpress" | "shopify" | "magento" | "prestashop" | "phone" | "backend";
            /** @description The hosts on which the widget is allowed, such as shop.example or *.shop.example; empty allows all hosts. */
            hosts?: string[];
            /** @description The segments offered; empty for all visible segments. */
            segments?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            enabled?: boolean;
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Integration"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Integration"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The hosts on which the widget is allowed, such as shop.example or *.shop.example; empty allows all hosts. */
            hosts?: string[];
            /** @description The segments offered; empty for all visible segments. */
            segments?: components["schemas"]["Id"][];
            enabled?: boolean;
            description?: string;
        };
        IntegrationChange: {
            name?: string;
            /** @enum {string} */
            kind?: "website" | "wordpress" | "shopify" | "magento" | "prestashop" | "phone" | "backend";
            /** @description The hosts on which the widget is allowed, such as shop.example or *.shop.example; empty allows all hosts. */
            hosts?: string[];
            /** @description The segments offered; empty for all visible segments. */
            segments?: components["schemas"]["Id"][];
            enabled?: boolean;
            description?: string;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            title?: string;
            message?: string;
            /** @description When the notification is sent to agents; immediately if omitted or in the past. */
            publishAt?: components["schemas"]["Moment"] | null;
            /** @description When the notification was sent to agents; null until then. */
            readonly sentAt?: components["schemas"]["Moment"] | null;
            /** @description The users who have read the notification, as reported by the agents' software. */
            readonly viewedBy?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Notification"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Notification"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description When the notification is sent to agents; immediately if omitted or in the past. */
            publishAt?: components["schemas"]["Moment"] | null;
        };
        NotificationChange: {
            title?: string;
            message?: string;
            /** @description When the notification is sent to agents; immediately if omitted or in the past. */
            publishAt?: components["schemas"]["Moment"] | null;
        };
        RecordingSetting: {
            _id: components["schemas"]["Id"];
            name?: string;
            /**
             * @description The storage: this platform or a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description The storage provider. own: long-term storage of this platform.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description Whether an IAM role is used instead of an access key. */
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
             * @description The endpoint, if it differs from the account's default.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The complete JSON key of a service account. */
            credentials?: components["schemas"]["Sealed"] | null;
            gcpBucket?: string | null;
            /** @description The project id of the JSON key. */
            readonly projectId?: string;
            readonly privateKeyId?: string;
            readonly clientEmail?: string;
            readonly clientId?: string;
            readonly authUri?: string;
            readonly tokenUri?: string;
            hostname?: string | null;
            port?: number;
            /** @description The username; root is not allowed. */
            username?: string | null;
            password?: components["schemas"]["Sealed"] | null;
            /** @description Whether files are sent over SFTP, which does not use TLS. Default port: 22. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see a recording notice. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings are uploaded to the storage automatically. */
            automaticUpload?: boolean;
            /** @description Whether local copies are deleted after the upload. */
            deleteBackup?: boolean;
            /** @description The number of screen tracks. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description The maximum file size for each participant; at most 2 GB. */
            bytesMax?: number;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["RecordingSetting"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["RecordingSetting"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
             * @description The storage: this platform or a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description The storage provider. own: long-term storage of this platform.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description Whether an IAM role is used instead of an access key. */
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
             * @description The endpoint, if it differs from the account's default.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The complete JSON key of a service account. */
            credentials?: string | null;
            gcpBucket?: string | null;
            hostname?: string | null;
            port?: number;
            /** @description The username; root is not allowed. */
            username?: string | null;
            password?: string | null;
            /** @description Whether files are sent over SFTP, which does not use TLS. Default port: 22. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see a recording notice. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings are uploaded to the storage automatically. */
            automaticUpload?: boolean;
            /** @description Whether local copies are deleted after the upload. */
            deleteBackup?: boolean;
            /** @description The number of screen tracks. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description The maximum file size for each participant; at most 2 GB. */
            bytesMax?: number;
        };
        RecordingSettingChange: {
            name?: string;
            /**
             * @description The storage: this platform or a provider.
             * @enum {string}
             */
            storage?: "local" | "cloud";
            /**
             * @description The storage provider. own: long-term storage of this platform.
             * @enum {string|null}
             */
            provider?: "s3" | "azure" | "gcp" | "ftp" | "own" | null;
            bucketName?: string | null;
            region?: string | null;
            /** @description Whether an IAM role is used instead of an access key. */
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
             * @description The endpoint, if it differs from the account's default.
             */
            blobEndpoint?: string | null;
            container?: string | null;
            /** @description The complete JSON key of a service account. */
            credentials?: string | null;
            gcpBucket?: string | null;
            hostname?: string | null;
            port?: number;
            /** @description The username; root is not allowed. */
            username?: string | null;
            password?: string | null;
            /** @description Whether files are sent over SFTP, which does not use TLS. Default port: 22. */
            ssh?: boolean;
            tls?: boolean;
            automaticRecording?: boolean;
            /** @description Whether customers see a recording notice. */
            showRecordingStatus?: boolean;
            /** @description Whether recordings are uploaded to the storage automatically. */
            automaticUpload?: boolean;
            /** @description Whether local copies are deleted after the upload. */
            deleteBackup?: boolean;
            /** @description The number of screen tracks. */
            tracks?: number;
            videoBitsPerSecond?: number;
            audioBitsPerSecond?: number;
            videoWidth?: number;
            videoHeight?: number;
            /** @description The maximum file size for each participant; at most 2 GB. */
            bytesMax?: number;
        };
        Referrer: {
            _id: components["schemas"]["Id"];
            /** Format: uri */
            link?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Referrer"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Referrer"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description The name shown to customers. */
            name?: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /**
             * @description Whether integrations show it; a hidden segment can still be used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The form shown to customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The form shown to customers while no agents are available. */
            contactForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The survey shown to customers after the call. */
            surveyForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The form for the agent. */
            agentForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The tags that agents can select; empty for all. */
            tags?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description Whether agents must add at least one tag before hanging up, except for transfers. */
            mandatoryTags?: boolean;
            /** @description Whether customers are asked for their location (GPS). */
            requestLocation?: boolean;
            /** @description Whether the number of calls per customer is limited. */
            restricted?: boolean;
            /** @description The maximum number of calls per customer in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description The action at the start. Classic: a call. Event: a JavaScript event on the customer's site, or another page.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description The URL that an event opens.
             */
            externalUrl?: string | null;
            /** @description The argument of the JavaScript event. */
            eventArgument?: string;
            /** @description Whether the segment was imported from a recording. */
            readonly imported?: boolean;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Segment"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Segment"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        SegmentHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SegmentMoment"][];
        };
        NewSegment: {
            /** @description The name shown to customers. */
            name: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: components["schemas"]["Id"][];
            /**
             * @description Whether integrations show it; a hidden segment can still be used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The form shown to customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | null;
            /** @description The form shown to customers while no agents are available. */
            contactForm?: components["schemas"]["Id"] | null;
            /** @description The survey shown to customers after the call. */
            surveyForm?: components["schemas"]["Id"] | null;
            /** @description The form for the agent. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The tags that agents can select; empty for all. */
            tags?: components["schemas"]["Id"][];
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description Whether agents must add at least one tag before hanging up, except for transfers. */
            mandatoryTags?: boolean;
            /** @description Whether customers are asked for their location (GPS). */
            requestLocation?: boolean;
            /** @description Whether the number of calls per customer is limited. */
            restricted?: boolean;
            /** @description The maximum number of calls per customer in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description The action at the start. Classic: a call. Event: a JavaScript event on the customer's site, or another page.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description The URL that an event opens.
             */
            externalUrl?: string | null;
            /** @description The argument of the JavaScript event. */
            eventArgument?: string;
        };
        SegmentChange: {
            /** @description The name shown to customers. */
            name?: string;
            channels?: ("video" | "audio")[];
            /** @description The team that answers. */
            users?: components["schemas"]["Id"][];
            /**
             * @description Whether integrations show it; a hidden segment can still be used by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The form shown to customers while agents are connected. */
            baseForm?: components["schemas"]["Id"] | null;
            /** @description The form shown to customers while no agents are available. */
            contactForm?: components["schemas"]["Id"] | null;
            /** @description The survey shown to customers after the call. */
            surveyForm?: components["schemas"]["Id"] | null;
            /** @description The form for the agent. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The tags that agents can select; empty for all. */
            tags?: components["schemas"]["Id"][];
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description Whether agents must add at least one tag before hanging up, except for transfers. */
            mandatoryTags?: boolean;
            /** @description Whether customers are asked for their location (GPS). */
            requestLocation?: boolean;
            /** @description Whether the number of calls per customer is limited. */
            restricted?: boolean;
            /** @description The maximum number of calls per customer in a period. */
            restrictedCalls?: number | null;
            /** @enum {string|null} */
            restrictedPeriod?: "hour" | "day" | "week" | "month" | null;
            /**
             * @description The action at the start. Classic: a call. Event: a JavaScript event on the customer's site, or another page.
             * @enum {string}
             */
            type?: "classic" | "event";
            /**
             * Format: uri
             * @description The URL that an event opens.
             */
            externalUrl?: string | null;
            /** @description The argument of the JavaScript event. */
            eventArgument?: string;
        };
        Service: {
            _id: components["schemas"]["Id"];
            /** @description The title shown to customers. */
            title?: string;
            /** @description An internal description. */
            description?: string;
            /** @description The internal identifier. */
            identifier?: string;
            /**
             * @description hidden: not offered, but usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The availability. Required for booking. */
            availability?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The agents who take the appointments. */
            agents?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description Whether the available agent with the fewest appointments is selected if none is set. */
            automaticSelection?: boolean;
            /** @description The reminders to the customer, each sent once. */
            reminders?: {
                /** @description The time before the appointment begins, in minutes. */
                time: number;
            }[];
            /** @description The form for the customer. It must ask for an email. */
            customerForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The form for the agent after the appointment. */
            agentForm?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The survey for the customer after the appointment. */
            survey?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            /** @description The emails that replace those of the platform, one for each kind. */
            emailTemplates?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /**
             * Format: uri
             * @description The URL of the logo at the top of its emails.
             */
            logoUrl?: string | null;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Service"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Service"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        ServiceHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ServiceMoment"][];
        };
        NewService: {
            /** @description The title shown to customers. */
            title: string;
            /** @description An internal description. */
            description?: string;
            /** @description The internal identifier. */
            identifier?: string;
            /**
             * @description hidden: not offered, but usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The availability. Required for booking. */
            availability?: components["schemas"]["Id"] | null;
            /** @description The agents who take the appointments. */
            agents?: components["schemas"]["Id"][];
            /** @description Whether the available agent with the fewest appointments is selected if none is set. */
            automaticSelection?: boolean;
            /** @description The reminders to the customer, each sent once. */
            reminders?: {
                /** @description The time before the appointment begins, in minutes. */
                time: number;
            }[];
            /** @description The form for the customer. It must ask for an email. */
            customerForm?: components["schemas"]["Id"] | null;
            /** @description The form for the agent after the appointment. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The survey for the customer after the appointment. */
            survey?: components["schemas"]["Id"] | null;
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description The emails that replace those of the platform, one for each kind. */
            emailTemplates?: components["schemas"]["Id"][];
            /**
             * Format: uri
             * @description The URL of the logo at the top of its emails.
             */
            logoUrl?: string | null;
        };
        ServiceChange: {
            /** @description The title shown to customers. */
            title?: string;
            /** @description An internal description. */
            description?: string;
            /** @description The internal identifier. */
            identifier?: string;
            /**
             * @description hidden: not offered, but usable by its id.
             * @enum {string}
             */
            visibility?: "visible" | "hidden";
            /** @description The availability. Required for booking. */
            availability?: components["schemas"]["Id"] | null;
            /** @description The agents who take the appointments. */
            agents?: components["schemas"]["Id"][];
            /** @description Whether the available agent with the fewest appointments is selected if none is set. */
            automaticSelection?: boolean;
            /** @description The reminders to the customer, each sent once. */
            reminders?: {
                /** @description The time before the appointment begins, in minutes. */
                time: number;
            }[];
            /** @description The form for the customer. It must ask for an email. */
            customerForm?: components["schemas"]["Id"] | null;
            /** @description The form for the agent after the appointment. */
            agentForm?: components["schemas"]["Id"] | null;
            /** @description The survey for the customer after the appointment. */
            survey?: components["schemas"]["Id"] | null;
            /** @description The recording setting of its calls. */
            recordingSetting?: components["schemas"]["Id"] | null;
            /** @description The emails that replace those of the platform, one for each kind. */
            emailTemplates?: components["schemas"]["Id"][];
            /**
             * Format: uri
             * @description The URL of the logo at the top of its emails.
             */
            logoUrl?: string | null;
        };
        Survey: {
            _id: components["schemas"]["Id"];
            /** @description The internal name. */
            name?: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
                    id: string;
                    label: string;
                }[];
            }[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Survey"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Survey"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        SurveyHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SurveyMoment"][];
        };
        NewSurvey: {
            /** @description The internal name. */
            name: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        SurveyChange: {
            /** @description The internal name. */
            name?: string;
            description?: string;
            /** @description The fields in order of display. */
            fields?: {
                /** @enum {string} */
                type?: "text" | "textarea" | "email" | "tel" | "url" | "select" | "radio" | "checkbox" | "time" | "number" | "multiselect" | "date" | "password" | "color" | "range" | "hidden" | "nps" | "csat" | "ces";
                /** @description The name for webhooks and integrations, unique in the form. */
                name: components["schemas"]["IntegrationName"];
                /** @description The label shown above the field. */
                label: string;
                placeholder?: string;
                required?: boolean;
                readonly?: boolean;
                disabled?: boolean;
                minlength?: number | null;
                maxlength?: number | null;
                /** @description A regular expression that the whole text must match. Patterns with excessive backtracking are rejected. */
                pattern?: string;
                /** @description The minimum: a number, a day (2030-01-31) or a time (09:30), depending on the type. */
                min?: string;
                max?: string;
                /** @description The available options. */
                options?: {
                    /** @description The stored value, unique in the field. */
                    id: string;
                    label: string;
                }[];
            }[];
        };
        Tag: {
            _id: components["schemas"]["Id"];
            /** @description The label shown to agents. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            description?: string;
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["Tag"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["Tag"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
            replaced: string[];
        };
        TagHistory: {
            total: number;
            skip: number;
            limit: number;
            data: components["schemas"]["TagMoment"][];
        };
        NewTag: {
            /** @description The label shown to agents. */
            label: string;
            name: components["schemas"]["IntegrationName"];
            description?: string;
        };
        TagChange: {
            /** @description The label shown to agents. */
            label?: string;
            name?: components["schemas"]["IntegrationName"];
            description?: string;
        };
        WorkingHours: {
            _id: components["schemas"]["Id"];
            label?: string;
            /** @description Whether the subscribers are notified of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description The minutes that an agent may be disconnected before a notification is sent. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description The agents who are expected to be connected. */
            agents?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description The users who are notified by email. */
            subscribers?: (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            createdAt?: components["schemas"]["Time"];
            /** @description The user who created the record; null for the platform. */
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
            /** @description The user who made the change; null for the platform. */
            by: components["schemas"]["Reference"] | null;
            /** @description The record before the change; null if it was created, or no member changed. References have their present names, or their last names if removed. */
            before: components["schemas"]["WorkingHours"] | null;
            /** @description The record after the change; null if it was removed, or no member changed. */
            after: components["schemas"]["WorkingHours"] | null;
            /** @description The secrets that were replaced; their values are never returned. */
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
            /** @description Whether the subscribers are notified of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description The minutes that an agent may be disconnected before a notification is sent. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description The agents who are expected to be connected. */
            agents?: components["schemas"]["Id"][];
            /** @description The users who are notified by email. */
            subscribers?: components["schemas"]["Id"][];
        };
        WorkingHoursChange: {
            label?: string;
            /** @description Whether the subscribers are notified of agents who are not connected. */
            notificationEnabled?: boolean;
            /** @description The minutes that an agent may be disconnected before a notification is sent. */
            gracePeriod?: number;
            days?: components["schemas"]["WeeklyHours"];
            /** @description The agents who are expected to be connected. */
            agents?: components["schemas"]["Id"][];
            /** @description The users who are notified by email. */
            subscribers?: components["schemas"]["Id"][];
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        Id: string;
        /** @description The source's id of a contact, queue entry, call or session. */
        Key: string;
        /** @description RFC 3339, UTC, milliseconds. */
        Time: string;
        /** @enum {string} */
        DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        /** @description An IANA time zone, such as Europe/Madrid. */
        Zone: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, without leap seconds; stored as UTC with milliseconds.
         */
        AnyTime: string;
        /** @description The id that a device generated: 60 random bits in three groups, without the letters I, L, O and U. */
        PocId: string;
        /** @enum {string} */
        MediaChannel: "video" | "audio";
        /** @enum {string} */
        Origin: "widget" | "link" | "poc" | "ivr" | "calendar";
        Word: string;
        ChannelName: string;
        /** @description An epoch of an event log: a ULID, so later epochs are greater. */
        Epoch: string;
        Offset: number;
        /**
         * @description An event as stored in the event log. `data` has the schema whose `x-events` lists the type; events of other types are
         *     stored, counted and shown as unknown.
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
            /** @description The payload version; absent for version 1. */
            dataschema?: string;
            data: Record<string, unknown>;
        };
        LocalDay: string;
        /** @description The last offset of an epoch, 0 before the first event. */
        Head: number;
        /** @description The time of a channel. Live: platform time at rate 1. Replay: the recording's time at the playback speed. Paused: rate 0. */
        Clock: {
            now: components["schemas"]["Time"];
            rate: number;
            zone: components["schemas"]["Zone"];
        };
        Count: number;
        /** @description Counters updated with every event, so that no metric requires a scan of the floor. */
        FloorCounts: {
            connected: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
            statusKnown: components["schemas"]["Count"];
        };
        FloorSegment: {
            id: components["schemas"]["Id"];
            /** @description The segment's name; null while only its id is known. */
            name: string | null;
            channels: components["schemas"]["MediaChannel"][];
            imported: boolean;
            /** @description Whether the segment was removed. Its row stays until its last customer and its last connected agent have left. Default: false. */
            removed?: boolean;
            waiting: components["schemas"]["Count"];
            inCall: components["schemas"]["Count"];
            agents: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
        };
        /** @enum {string} */
        DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        Instant: number;
        /** @description A duration in milliseconds. */
        Millis: number;
        /** @description The agent's work on one local day, totaled up to `at`, without the activity in progress. */
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
             * @description The connection; null if none was received.
             * @enum {string|null}
             */
            connection: "online" | "offline" | null;
            /** @description The last status; null if none was received. */
            status: components["schemas"]["DetailStatus"] | null;
            reason: string | null;
            /** @description The time of the last change of the agent's displayed state, in milliseconds. */
            since: number | null;
            sessions: components["schemas"]["Key"][];
            /** @description The agent's calls: at most one. Two are an anomaly, and both are shown. */
            calls: components["schemas"]["Key"][];
            lastDisconnection: {
                time: components["schemas"]["Instant"];
                reason: components["schemas"]["DisconnectReason"];
            } | null;
            today: components["schemas"]["FloorAgentDay"];
        };
        /** @description A display device with at least one event since this event log began. Unenrolled devices are left out. */
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
            /** @description The customer's wait, in milliseconds; null if the log does not contain it. */
            waited: number | null;
            transfers: components["schemas"]["Count"];
            tags: components["schemas"]["Word"][];
            offset: components["schemas"]["Offset"];
        };
        FloorContact: {
            id: components["schemas"]["Key"];
            /** @description Whether a contact-created event was received; false if only related events were. */
            said: boolean;
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            day: components["schemas"]["LocalDay"];
            queue: components["schemas"]["Key"] | null;
            call: components["schemas"]["Key"] | null;
        };
        FloorEnd: {
            /** @description The subject: queue/<id>, call/<id> or contact/<id>. */
            id: string;
            /** @enum {string} */
            how: "answered" | "abandoned" | "ended";
        };
        /**
         * @description Recently ended items, kept to recognize late and duplicate events. Two generations of at most 5,000 items each;
         *     when the newer one is full, the older one is discarded.
         */
        FloorEnded: {
            young: components["schemas"]["FloorEnd"][];
            old: components["schemas"]["FloorEnd"][];
        };
        /** @description The counts of one local day, total (`id` is `all`) or of one segment. */
        Tally: {
            id: string;
            contacts: components["schemas"]["Count"];
            hangs: components["schemas"]["Count"];
            answered: components["schemas"]["Count"];
            abandoned: components["schemas"]["Count"];
            dismissed: components["schemas"]["Count"];
            timeouts: components["schemas"]["Count"];
            transferred: components["schemas"]["Count"];
            /** @description Answered calls by wait in whole seconds, rounded up; the last entry is over 600 s. */
            waits: components["schemas"]["Count"][];
            /** @description Abandoned entries by wait, as in waits. */
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
        /** @description An event that contradicts the state. It is stored and listed, and changes no counter. */
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
        /** @description The floor state as JSON, as computed by `evolveFloor`. */
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
            /** @description The number of events of each unknown type. */
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
        /** @description Any other problem. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Malformed, or an unknown parameter, operator or member. */
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
        /** @description The caller's privilege lacks this permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password was not confirmed within the last ten minutes. */
        ProofNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or owned by another account or user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code of the second factor is required, or the code has expired. */
        TwoFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account does not allow live supervision, or its terms have not been accepted. */
        SupervisionOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with the present state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token was already used or has expired. */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another request for this email is active; Retry-After is the number of seconds to wait. */
        ResetActive: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Limit of five emails a day to one email address and a hundred from one IP address reached; Retry-After is the number of seconds to wait. */
        TooManyLinks: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The PIN does not match the request. */
        PinWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was used or replaced, has expired, or had too many wrong attempts. */
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
        /** @description The record has changed since it was read; `current` is its present state. */
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
        /** @description The range is beyond the end of the content. */
        NoSuchRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link has expired, or its user is signed out. */
        LinkOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description If-Match is required. */
        VersionNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The platform has no access to its storage. */
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
        /** @description The number of bytes sent before this part. */
        Offset: number;
        /** @description Such as `bytes=0-1023`. Anything other than a single byte range returns the whole content. */
        Range: string;
        /** @description The version that was read, as its ETag. Required; 428 without it. */
        IfMatch: string;
        /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
        IfUnchanged: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record, for If-Match. */
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
export type SurveyScale = components['schemas']['SurveyScale'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type CallFilters = components['schemas']['CallFilters'];
export type CallOffer = components['schemas']['CallOffer'];
export type MetricsQuery = components['schemas']['MetricsQuery'];
export type MetricsGroup = components['schemas']['MetricsGroup'];
export type CallMeasure = components['schemas']['CallMeasure'];
export type Metrics = components['schemas']['Metrics'];
export type SurveyMeasure = components['schemas']['SurveyMeasure'];
export type SurveyMetricsGroup = components['schemas']['SurveyMetricsGroup'];
export type SurveyMetricsQuery = components['schemas']['SurveyMetricsQuery'];
export type SurveyMetrics = components['schemas']['SurveyMetrics'];
export type SurveyQuestion = components['schemas']['SurveyQuestion'];
export type WhyQuery = components['schemas']['WhyQuery'];
export type WhyMeasure = components['schemas']['WhyMeasure'];
export type Explanation = components['schemas']['Explanation'];
export type LateBlock = components['schemas']['LateBlock'];
export type AgentMetricsQuery = components['schemas']['AgentMetricsQuery'];
export type AgentMetrics = components['schemas']['AgentMetrics'];
export type AgentMetricsRow = components['schemas']['AgentMetricsRow'];
export type CallHistory = components['schemas']['CallHistory'];
export type CallComment = components['schemas']['CallComment'];
export type CallCommentList = components['schemas']['CallCommentList'];
export type NewCallComment = components['schemas']['NewCallComment'];
export type CountedSum = components['schemas']['CountedSum'];
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
export type FloorClock = components['schemas']['FloorClock'];
export type Demo = components['schemas']['Demo'];
export type DemoMonth = components['schemas']['DemoMonth'];
export type LinkedAccounts = components['schemas']['LinkedAccounts'];
export type LinkedAccount = components['schemas']['LinkedAccount'];
export type SwitchedSession = components['schemas']['SwitchedSession'];
export type DemoHistory = components['schemas']['DemoHistory'];
export type DemoMove = components['schemas']['DemoMove'];
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
export type RejectionReason = components['schemas']['RejectionReason'];
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
export type Origin = components['schemas']['Origin'];
export type Word = components['schemas']['Word'];
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type Event = components['schemas']['Event'];
export type LocalDay = components['schemas']['LocalDay'];
export type Head = components['schemas']['Head'];
export type Clock = components['schemas']['Clock'];
export type Count = components['schemas']['Count'];
export type FloorCounts = components['schemas']['FloorCounts'];
export type FloorSegment = components['schemas']['FloorSegment'];
export type DetailStatus = components['schemas']['DetailStatus'];
export type Instant = components['schemas']['Instant'];
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
                /** @description The path of this console to open after sign-in. */
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
            /** @description Signed in, or redirected. */
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
            /** @description The session and its sockets were ended. */
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
            /** @description The new access token, and a new refresh token if the old one was replaced. */
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
            /** @description Signed in, or redirected. */
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
            /** @description The URL to open next. */
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
            /** @description The redirect. */
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
            /** @description If the email belongs to a user, a reset email is sent. */
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
            /** @description The PIN is correct. */
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
            /** @description The password was set. */
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
            /** @description The link is valid. */
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
            /** @description The user can sign in. */
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
            /** @description The sessions and their sockets were ended. */
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
            /** @description The session and its sockets were ended. */
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
            /** @description Confirmed. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated account. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated settings. */
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
            /** @description The settings, to use in an update. */
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
            /** @description The result of each check. */
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
            /** @description Removed. Open sessions continue. */
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
                /** @description `none`: users without a language setting. */
                lang?: components["schemas"]["TextFilter"];
                /** @description Whether the user is connected now. Requires permission to read connections. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was removed. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated user. */
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
            /** @description The present references. */
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
            /** @description The result of a removal at present. */
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
            /** @description The numbers of removed and kept records. */
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
            /** @description The status of the second factor. */
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
            /** @description The secret, shown only once. */
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
            /** @description The second factor is off. */
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
            /** @description The backup codes, shown only once. */
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
            /** @description The backup codes, shown only once. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privilege was removed. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated privilege. */
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
            /** @description A page of the permission table. */
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
                /** @description Whether the connection is open now. */
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
                /** @description Required if the change would lock the caller out; otherwise 409 is returned. */
                confirm?: boolean;
            };
            header?: {
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeIpRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated restriction. */
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
            /** @description The API key. */
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
            /** @description The API key. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated API key. */
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
            /** @description The email. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated webhook. */
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
            /** @description The preview. */
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
                /** @description The first day, in the time zone of the service. Default: today, also if the day is in the past. */
                from?: string;
                days?: number;
                /** @description Limits the times to one agent. */
                user?: components["schemas"]["Id"];
                /** @description An appointment to be moved; its own time counts as free. */
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
            /** @description The available times. */
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
                /** @description An appointment to be reassigned; its own time counts as free. */
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
            /** @description The id in the delivery log. */
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
            /** @description The rendered request body. */
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
            /** @description The delivery attempt. */
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
            /** @description The id in the delivery log. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated secret. */
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
                /** @description The maximum number of results of each kind. Default: 4. */
                $limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching records. */
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
                /** @description The list of the views. Default: all lists that the caller may read. */
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
            /** @description The saved view. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated view. */
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
            /** @description The created branch. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated branch. */
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
            /** @description The enrolled POC. */
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
            /** @description The device can be enrolled again. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated POC. */
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
            /** @description The device's data. */
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
                contact?: components["schemas"]["TextFilter"];
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
            /** @description The stored submission. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated widget. */
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
            /** @description The result of the check. */
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
                /** @description only: returns the total without calls. none: returns the calls and, as total, the number of calls up to the end of this page and, if there are more, one more. Without it, both are exact. */
                $count?: "only" | "none";
                /** @description Adds `intervals`: how many of all matching calls began in each interval of the time zone of the account, without those that have none. */
                $interval?: "quarter" | "hour" | "day";
                /** @description Continues a list behind a page: `next` of that page. Calls that are added since then do not move the rows. The filters and the order must be those of that page; an order other than by startedAt or createdAt alone, and $skip, are refused (422). */
                $after?: string;
                $sort?: {
                    startedAt?: components["schemas"]["Direction"];
                    endedAt?: components["schemas"]["Direction"];
                    createdAt?: components["schemas"]["Direction"];
                    waited?: components["schemas"]["Direction"];
                    served?: components["schemas"]["Direction"];
                    transfers?: components["schemas"]["Direction"];
                };
                $select?: ("createdAt" | "startedAt" | "answeredAt" | "endedAt" | "endedBy" | "contact" | "queue" | "customer" | "channel" | "origin" | "device" | "location" | "consentAt" | "outcome" | "reason" | "waited" | "served" | "offers" | "dismissals" | "timeouts" | "tags" | "transfers" | "agent" | "segment" | "transferredAgent" | "transferredSegment" | "sentiment" | "topics" | "summary" | "quality" | "survey" | "surveyForm" | "surveyAnswers" | "surveyScore" | "comments" | "recording" | "person")[];
                /** @description offered: adds every offer to an agent and the priority, which are read from the event log. */
                populate?: ("agent" | "segment" | "transferredAgent" | "transferredSegment" | "offered")[];
                _id?: components["schemas"]["TextFilter"];
                /** @description Whether the customer entered a queue. */
                queued?: boolean;
                /** @description Calls that have all of these: a tag, an AI topic, a reason for leaving. */
                with?: ("tags" | "topics" | "reason")[];
                /** @description Calls that have none of these. */
                without?: ("tags" | "topics" | "reason")[];
                agent?: components["schemas"]["TextFilter"];
                /** @description The present privilege of the agent. */
                privilege?: components["schemas"]["TextFilter"];
                segment?: components["schemas"]["TextFilter"];
                channel?: components["schemas"]["TextFilter"];
                /** @description Calls that at least one of these sums of the metrics counts, by the thresholds of the account. */
                counted?: components["schemas"]["CountedSum"][];
                /** @description Calls that none of these sums counts. */
                uncounted?: components["schemas"]["CountedSum"][];
                /** @description Whether the customer gave consent. */
                consent?: boolean;
                /** @description Whether the call missed the threshold of the service level: answered after it, or abandoned in the queue. */
                late?: boolean;
                /** @description The status of a recording of the call. Requires permission to read recordings (403). */
                recording?: components["schemas"]["TextFilter"];
                /** @description The survey that the customer answered. */
                survey?: components["schemas"]["TextFilter"];
                /** @description The lowest answer to the survey in percent of its scale: 0 is its lowest score, 100 its highest. Calls without a score on a scale do not match. */
                surveyScore?: components["schemas"]["NumberFilter"];
                /** @description Calls with one of these answers to the survey: a scale and a score (nps:9), the name of a question and a score (recommend=9), or any. */
                surveyAnswer?: components["schemas"]["TextFilter"];
                /** @description waiting and in-call match calls that have not ended. */
                outcome?: components["schemas"]["TextFilter"];
                customer?: components["schemas"]["TextFilter"];
                contact?: components["schemas"]["TextFilter"];
                tags?: components["schemas"]["TextFilter"];
                topics?: components["schemas"]["TextFilter"];
                sentiment?: components["schemas"]["TextFilter"];
                reason?: components["schemas"]["TextFilter"];
                origin?: components["schemas"]["TextFilter"];
                device?: components["schemas"]["TextFilter"];
                location?: components["schemas"]["TextFilter"];
                /** @description Milliseconds. */
                waited?: components["schemas"]["NumberFilter"];
                /** @description Milliseconds. */
                served?: components["schemas"]["NumberFilter"];
                transfers?: components["schemas"]["NumberFilter"];
                offers?: components["schemas"]["NumberFilter"];
                dismissals?: components["schemas"]["NumberFilter"];
                timeouts?: components["schemas"]["NumberFilter"];
                /** @description Calls that the ACD offered to one of these agents, as the metrics of agents count offers. */
                offeredTo?: components["schemas"]["TextFilter"];
                /** @description Calls that one of these agents declined. */
                declinedBy?: components["schemas"]["TextFilter"];
                /** @description Calls that rang out at one of these agents. */
                missedBy?: components["schemas"]["TextFilter"];
                startedAt?: components["schemas"]["TimeFilter"];
                endedAt?: components["schemas"]["TimeFilter"];
                createdAt?: components["schemas"]["TimeFilter"];
                /** @description The time at which the contact began, by which the sums contacts and hangs count. */
                beganAt?: components["schemas"]["TimeFilter"];
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
            422: components["responses"]["Unprocessable"];
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
            /** @description The events, newest first. */
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
    listCallComments: {
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
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallCommentList"];
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
    createCallComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCallComment"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallComment"];
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
    removeCallComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Key"];
                comment: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
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
    readCallMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetricsQuery"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
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
    readCallAverages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetricsQuery"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
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
    readQueueAverages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetricsQuery"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
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
    readAgentMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMetricsQuery"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentMetrics"];
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
    readSurveyMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyMetricsQuery"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyMetrics"];
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
    readNps: {
        parameters: {
            query: {
                /** @description The period: calls count for the time at which the customer entered the queue, or at which the call began without a queue. */
                createdAt: {
                    $gte: components["schemas"]["AnyTime"];
                    $lt?: components["schemas"]["AnyTime"];
                    $lte?: components["schemas"]["AnyTime"];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyMetrics"];
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
    explainNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyQuery"];
            };
        };
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
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
            /** @description The supervision. */
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
            /** @description Supervision ended. */
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
                /** @description The epoch. Default: the present one, or for a range that ends before it begins, the earlier epoch with most of the range. */
                epoch?: components["schemas"]["Epoch"];
                /** @description Only events at or after this time. */
                from?: components["schemas"]["AnyTime"];
                /** @description Only events before this time. */
                to?: components["schemas"]["AnyTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bounds and the number of events. */
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
                /** @description The epoch. Default: the present one, or for a range that ends before it begins, the earlier epoch with most of the range. */
                epoch?: components["schemas"]["Epoch"];
                /** @description Only offsets greater than this. */
                after?: components["schemas"]["Head"];
                /** @description Only offsets less than this. */
                before?: components["schemas"]["Offset"];
                /** @description Only events at or after this time. */
                from?: components["schemas"]["AnyTime"];
                /** @description Only events before this time. */
                to?: components["schemas"]["AnyTime"];
                /** @description Whether names of people are included. Requires the highest level and permission to read the audit log, in which each use is recorded. */
                names?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay file. */
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
    readFloorClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorClock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    moveDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoMove"];
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorClock"];
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
    readDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    sendDemoMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    loadDemoMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    stopDemoMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    switchAccount: {
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
            /** @description The tokens of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwitchedSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The channel. Default: the caller's floor. */
                channel?: components["schemas"]["ChannelName"];
                /** @description The epoch. Default: the present one. */
                epoch?: components["schemas"]["Epoch"];
                /** @description Only offsets greater than this. */
                after?: components["schemas"]["Head"];
                /** @description Only offsets less than this. */
                before?: components["schemas"]["Offset"];
                /** @description Only events at or after this time. */
                from?: components["schemas"]["AnyTime"];
                /** @description Only events before this time. */
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
            /** @description The result for each event. */
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
            /** @description The file, still empty. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
    changeUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
                /** @description Such as `bytes=0-1023`. Anything other than a single byte range returns the whole content. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description The requested range. */
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
                /** @description The number of bytes sent before this part. */
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
            /** @description The number of bytes received. */
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
                $select?: ("status" | "call" | "agent" | "segment" | "setting" | "media" | "size" | "startedAt" | "endedAt" | "duration" | "endedBy" | "hot" | "cold" | "upload" | "storable" | "reason" | "rejectionReason" | "rejectionNote" | "reviewedBy" | "reviewedAt" | "createdAt" | "updatedAt" | "version")[];
                populate?: ("agent" | "segment" | "setting" | "reviewedBy")[];
                _id?: components["schemas"]["TextFilter"];
                status?: components["schemas"]["TextFilter"];
                /** @description The state of the upload to the storage. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
                "If-Match"?: components["parameters"]["IfUnchanged"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content was deleted. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
                /** @description Such as `bytes=0-1023`. Anything other than a single byte range returns the whole content. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole content. */
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
            /** @description The requested range. */
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
                /** @description The number of bytes sent before this part. */
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
            /** @description The recording, queued for upload. */
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
            /** @description The settings with queued uploads. */
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
            /** @description The upload status of the setting's storage. */
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
            /** @description The result, whether or not the sign-in succeeded. */
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
                /** @description Such as `bytes=0-1023`. Anything other than a single byte range returns the whole content. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole content. */
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
            /** @description The requested range. */
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
            /** @description The components and their status. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
            /** @description The created record. */
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
            /** @description The record. */
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
                /** @description The version that was read, as its ETag. If the record has changed since, it is not removed and 412 is returned. Without this header the record is removed unconditionally. */
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
                /** @description The version that was read, as its ETag. Required; 428 without it. */
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
            /** @description The updated record. */
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
            /** @description The present references. */
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
