// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isWebAddress as formats0 } from "../../formats/web-address.ts";
import { NewRecordingSettingBody } from "../bodies/new-recording-setting.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80,"pattern":"\\S"},"storage":{"type":"string","enum":["local","cloud"]},"provider":{"type":["string","null"],"x-when":{"storage":["cloud"]},"enum":["s3","azure","gcp","ftp","own",null]},"bucketName":{"type":["string","null"],"maxLength":63,"pattern":"^[a-z0-9][a-z0-9.-]+[a-z0-9]$","x-when":{"provider":["s3"]}},"region":{"type":["string","null"],"maxLength":40,"pattern":"^[a-z]{2}(-[a-z]+)+-[0-9]$","x-when":{"provider":["s3"]}},"oidc":{"type":"boolean","x-when":{"provider":["s3"]}},"roleArn":{"type":["string","null"],"maxLength":300,"pattern":"^arn:[\\w-]+:iam::[0-9]{12}:role/[\\w+=,.@/-]+$","x-when":{"provider":["s3"],"oidc":[true]}},"accessKeyId":{"type":["string","null"],"maxLength":128,"pattern":"^\\w+$","x-when":{"provider":["s3"],"oidc":[false]}},"secretKey":{"type":["string","null"],"minLength":1,"maxLength":200,"x-when":{"provider":["s3"],"oidc":[false]},"writeOnly":true},"accountName":{"type":["string","null"],"maxLength":24,"pattern":"^[a-z0-9]{3,24}$","x-when":{"provider":["azure"]}},"accountKey":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[A-Za-z0-9+/]+=*$","x-when":{"provider":["azure"]},"writeOnly":true},"protocol":{"type":"string","enum":["https","http"],"x-when":{"provider":["azure"]}},"blobEndpoint":{"type":["string","null"],"maxLength":300,"format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","x-when":{"provider":["azure"]}},"container":{"type":["string","null"],"maxLength":63,"pattern":"^[a-z0-9][a-z0-9-]{2,62}$","x-when":{"provider":["azure"]}},"credentials":{"type":["string","null"],"minLength":1,"maxLength":10000,"x-when":{"provider":["gcp"]},"writeOnly":true},"gcpBucket":{"type":["string","null"],"maxLength":222,"pattern":"^[a-z0-9][a-z0-9._-]+[a-z0-9]$","x-when":{"provider":["gcp"]}},"hostname":{"type":["string","null"],"maxLength":253,"pattern":"^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$","x-when":{"provider":["ftp"]}},"port":{"type":"integer","minimum":1,"maximum":65535,"x-when":{"provider":["ftp"]}},"username":{"type":["string","null"],"maxLength":100,"pattern":"^(?!\\s*[Rr][Oo][Oo][Tt]\\s*$)\\P{Cc}+$","x-when":{"provider":["ftp"]}},"password":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^\\P{Cc}+$","x-when":{"provider":["ftp"]},"writeOnly":true},"ssh":{"type":"boolean","x-when":{"provider":["ftp"]}},"tls":{"type":"boolean","x-when":{"provider":["ftp"],"ssh":[false]}},"automaticRecording":{"type":"boolean"},"showRecordingStatus":{"type":"boolean"},"automaticUpload":{"type":"boolean"},"deleteBackup":{"type":"boolean"},"tracks":{"type":"integer","minimum":1,"maximum":16},"videoBitsPerSecond":{"type":"integer","minimum":100000,"maximum":50000000},"audioBitsPerSecond":{"type":"integer","minimum":6000,"maximum":510000},"videoWidth":{"type":"integer","minimum":160,"maximum":7680},"videoHeight":{"type":"integer","minimum":120,"maximum":4320},"bytesMax":{"type":"integer","minimum":1000000,"maximum":2000000000}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9][a-z0-9.-]+[a-z0-9]$", "u");
const pattern2 = new RegExp("^[a-z]{2}(-[a-z]+)+-[0-9]$", "u");
const pattern3 = new RegExp("^arn:[\\w-]+:iam::[0-9]{12}:role/[\\w+=,.@/-]+$", "u");
const pattern4 = new RegExp("^\\w+$", "u");
const pattern5 = new RegExp("^[a-z0-9]{3,24}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9+/]+=*$", "u");
const pattern7 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9-]{2,62}$", "u");
const pattern9 = new RegExp("^[a-z0-9][a-z0-9._-]+[a-z0-9]$", "u");
const pattern10 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$", "u");
const pattern11 = new RegExp("^(?!\\s*[Rr][Oo][Oo][Tt]\\s*$)\\P{Cc}+$", "u");
const pattern12 = new RegExp("^\\P{Cc}+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 80){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 80);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.storage !== undefined){
let data1 = data.storage;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, instancePath+"/storage", "type");
errors++;
}
if(!((data1 === "local") || (data1 === "cloud"))){
vErrors = withError(vErrors, instancePath+"/storage", "enum");
errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = withError(vErrors, instancePath+"/provider", "type");
errors++;
}
if(!((((((data2 === "s3") || (data2 === "azure")) || (data2 === "gcp")) || (data2 === "ftp")) || (data2 === "own")) || (data2 === null))){
vErrors = withError(vErrors, instancePath+"/provider", "enum");
errors++;
}
}
if(data.bucketName !== undefined){
let data3 = data.bucketName;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = withError(vErrors, instancePath+"/bucketName", "type");
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 63){
vErrors = withError(vErrors, instancePath+"/bucketName", "maxLength", 63);
errors++;
}
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/bucketName", "pattern");
errors++;
}
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = withError(vErrors, instancePath+"/region", "type");
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 40){
vErrors = withError(vErrors, instancePath+"/region", "maxLength", 40);
errors++;
}
if(!pattern2.test(data4)){
vErrors = withError(vErrors, instancePath+"/region", "pattern");
errors++;
}
}
}
if(data.oidc !== undefined){
if(typeof data.oidc !== "boolean"){
vErrors = withError(vErrors, instancePath+"/oidc", "type");
errors++;
}
}
if(data.roleArn !== undefined){
let data6 = data.roleArn;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = withError(vErrors, instancePath+"/roleArn", "type");
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 300){
vErrors = withError(vErrors, instancePath+"/roleArn", "maxLength", 300);
errors++;
}
if(!pattern3.test(data6)){
vErrors = withError(vErrors, instancePath+"/roleArn", "pattern");
errors++;
}
}
}
if(data.accessKeyId !== undefined){
let data7 = data.accessKeyId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = withError(vErrors, instancePath+"/accessKeyId", "type");
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 128){
vErrors = withError(vErrors, instancePath+"/accessKeyId", "maxLength", 128);
errors++;
}
if(!pattern4.test(data7)){
vErrors = withError(vErrors, instancePath+"/accessKeyId", "pattern");
errors++;
}
}
}
if(data.secretKey !== undefined){
let data8 = data.secretKey;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = withError(vErrors, instancePath+"/secretKey", "type");
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
vErrors = withError(vErrors, instancePath+"/secretKey", "maxLength", 200);
errors++;
}
if(func1(data8) < 1){
vErrors = withError(vErrors, instancePath+"/secretKey", "minLength", 1);
errors++;
}
}
}
if(data.accountName !== undefined){
let data9 = data.accountName;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = withError(vErrors, instancePath+"/accountName", "type");
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 24){
vErrors = withError(vErrors, instancePath+"/accountName", "maxLength", 24);
errors++;
}
if(!pattern5.test(data9)){
vErrors = withError(vErrors, instancePath+"/accountName", "pattern");
errors++;
}
}
}
if(data.accountKey !== undefined){
let data10 = data.accountKey;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = withError(vErrors, instancePath+"/accountKey", "type");
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
vErrors = withError(vErrors, instancePath+"/accountKey", "maxLength", 200);
errors++;
}
if(func1(data10) < 1){
vErrors = withError(vErrors, instancePath+"/accountKey", "minLength", 1);
errors++;
}
if(!pattern6.test(data10)){
vErrors = withError(vErrors, instancePath+"/accountKey", "pattern");
errors++;
}
}
}
if(data.protocol !== undefined){
let data11 = data.protocol;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, instancePath+"/protocol", "type");
errors++;
}
if(!((data11 === "https") || (data11 === "http"))){
vErrors = withError(vErrors, instancePath+"/protocol", "enum");
errors++;
}
}
if(data.blobEndpoint !== undefined){
let data12 = data.blobEndpoint;
if((typeof data12 !== "string") && (data12 !== null)){
vErrors = withError(vErrors, instancePath+"/blobEndpoint", "type");
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 300){
vErrors = withError(vErrors, instancePath+"/blobEndpoint", "maxLength", 300);
errors++;
}
if(!pattern7.test(data12)){
vErrors = withError(vErrors, instancePath+"/blobEndpoint", "pattern");
errors++;
}
if(!(formats0(data12))){
vErrors = withError(vErrors, instancePath+"/blobEndpoint", "format");
errors++;
}
}
}
if(data.container !== undefined){
let data13 = data.container;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = withError(vErrors, instancePath+"/container", "type");
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 63){
vErrors = withError(vErrors, instancePath+"/container", "maxLength", 63);
errors++;
}
if(!pattern8.test(data13)){
vErrors = withError(vErrors, instancePath+"/container", "pattern");
errors++;
}
}
}
if(data.credentials !== undefined){
let data14 = data.credentials;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = withError(vErrors, instancePath+"/credentials", "type");
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 10000){
vErrors = withError(vErrors, instancePath+"/credentials", "maxLength", 10000);
errors++;
}
if(func1(data14) < 1){
vErrors = withError(vErrors, instancePath+"/credentials", "minLength", 1);
errors++;
}
}
}
if(data.gcpBucket !== undefined){
let data15 = data.gcpBucket;
if((typeof data15 !== "string") && (data15 !== null)){
vErrors = withError(vErrors, instancePath+"/gcpBucket", "type");
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 222){
vErrors = withError(vErrors, instancePath+"/gcpBucket", "maxLength", 222);
errors++;
}
if(!pattern9.test(data15)){
vErrors = withError(vErrors, instancePath+"/gcpBucket", "pattern");
errors++;
}
}
}
if(data.hostname !== undefined){
let data16 = data.hostname;
if((typeof data16 !== "string") && (data16 !== null)){
vErrors = withError(vErrors, instancePath+"/hostname", "type");
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 253){
vErrors = withError(vErrors, instancePath+"/hostname", "maxLength", 253);
errors++;
}
if(!pattern10.test(data16)){
vErrors = withError(vErrors, instancePath+"/hostname", "pattern");
errors++;
}
}
}
if(data.port !== undefined){
let data17 = data.port;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
vErrors = withError(vErrors, instancePath+"/port", "type");
errors++;
}
if(typeof data17 == "number"){
if(data17 > 65535 || isNaN(data17)){
vErrors = withError(vErrors, instancePath+"/port", "maximum", 65535);
errors++;
}
if(data17 < 1 || isNaN(data17)){
vErrors = withError(vErrors, instancePath+"/port", "minimum", 1);
errors++;
}
}
}
if(data.username !== undefined){
let data18 = data.username;
if((typeof data18 !== "string") && (data18 !== null)){
vErrors = withError(vErrors, instancePath+"/username", "type");
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 100){
vErrors = withError(vErrors, instancePath+"/username", "maxLength", 100);
errors++;
}
if(!pattern11.test(data18)){
vErrors = withError(vErrors, instancePath+"/username", "pattern");
errors++;
}
}
}
if(data.password !== undefined){
let data19 = data.password;
if((typeof data19 !== "string") && (data19 !== null)){
vErrors = withError(vErrors, instancePath+"/password", "type");
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 200){
vErrors = withError(vErrors, instancePath+"/password", "maxLength", 200);
errors++;
}
if(func1(data19) < 1){
vErrors = withError(vErrors, instancePath+"/password", "minLength", 1);
errors++;
}
if(!pattern12.test(data19)){
vErrors = withError(vErrors, instancePath+"/password", "pattern");
errors++;
}
}
}
if(data.ssh !== undefined){
if(typeof data.ssh !== "boolean"){
vErrors = withError(vErrors, instancePath+"/ssh", "type");
errors++;
}
}
if(data.tls !== undefined){
if(typeof data.tls !== "boolean"){
vErrors = withError(vErrors, instancePath+"/tls", "type");
errors++;
}
}
if(data.automaticRecording !== undefined){
if(typeof data.automaticRecording !== "boolean"){
vErrors = withError(vErrors, instancePath+"/automaticRecording", "type");
errors++;
}
}
if(data.showRecordingStatus !== undefined){
if(typeof data.showRecordingStatus !== "boolean"){
vErrors = withError(vErrors, instancePath+"/showRecordingStatus", "type");
errors++;
}
}
if(data.automaticUpload !== undefined){
if(typeof data.automaticUpload !== "boolean"){
vErrors = withError(vErrors, instancePath+"/automaticUpload", "type");
errors++;
}
}
if(data.deleteBackup !== undefined){
if(typeof data.deleteBackup !== "boolean"){
vErrors = withError(vErrors, instancePath+"/deleteBackup", "type");
errors++;
}
}
if(data.tracks !== undefined){
let data26 = data.tracks;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
vErrors = withError(vErrors, instancePath+"/tracks", "type");
errors++;
}
if(typeof data26 == "number"){
if(data26 > 16 || isNaN(data26)){
vErrors = withError(vErrors, instancePath+"/tracks", "maximum", 16);
errors++;
}
if(data26 < 1 || isNaN(data26)){
vErrors = withError(vErrors, instancePath+"/tracks", "minimum", 1);
errors++;
}
}
}
if(data.videoBitsPerSecond !== undefined){
let data27 = data.videoBitsPerSecond;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
vErrors = withError(vErrors, instancePath+"/videoBitsPerSecond", "type");
errors++;
}
if(typeof data27 == "number"){
if(data27 > 50000000 || isNaN(data27)){
vErrors = withError(vErrors, instancePath+"/videoBitsPerSecond", "maximum", 50000000);
errors++;
}
if(data27 < 100000 || isNaN(data27)){
vErrors = withError(vErrors, instancePath+"/videoBitsPerSecond", "minimum", 100000);
errors++;
}
}
}
if(data.audioBitsPerSecond !== undefined){
let data28 = data.audioBitsPerSecond;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
vErrors = withError(vErrors, instancePath+"/audioBitsPerSecond", "type");
errors++;
}
if(typeof data28 == "number"){
if(data28 > 510000 || isNaN(data28)){
vErrors = withError(vErrors, instancePath+"/audioBitsPerSecond", "maximum", 510000);
errors++;
}
if(data28 < 6000 || isNaN(data28)){
vErrors = withError(vErrors, instancePath+"/audioBitsPerSecond", "minimum", 6000);
errors++;
}
}
}
if(data.videoWidth !== undefined){
let data29 = data.videoWidth;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
vErrors = withError(vErrors, instancePath+"/videoWidth", "type");
errors++;
}
if(typeof data29 == "number"){
if(data29 > 7680 || isNaN(data29)){
vErrors = withError(vErrors, instancePath+"/videoWidth", "maximum", 7680);
errors++;
}
if(data29 < 160 || isNaN(data29)){
vErrors = withError(vErrors, instancePath+"/videoWidth", "minimum", 160);
errors++;
}
}
}
if(data.videoHeight !== undefined){
let data30 = data.videoHeight;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
vErrors = withError(vErrors, instancePath+"/videoHeight", "type");
errors++;
}
if(typeof data30 == "number"){
if(data30 > 4320 || isNaN(data30)){
vErrors = withError(vErrors, instancePath+"/videoHeight", "maximum", 4320);
errors++;
}
if(data30 < 120 || isNaN(data30)){
vErrors = withError(vErrors, instancePath+"/videoHeight", "minimum", 120);
errors++;
}
}
}
if(data.bytesMax !== undefined){
let data31 = data.bytesMax;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
vErrors = withError(vErrors, instancePath+"/bytesMax", "type");
errors++;
}
if(typeof data31 == "number"){
if(data31 > 2000000000 || isNaN(data31)){
vErrors = withError(vErrors, instancePath+"/bytesMax", "maximum", 2000000000);
errors++;
}
if(data31 < 1000000 || isNaN(data31)){
vErrors = withError(vErrors, instancePath+"/bytesMax", "minimum", 1000000);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewRecordingSetting as JSON Schema, and the check of it. */
export const NewRecordingSettingCheck: CheckedBody = {
  schema: NewRecordingSettingBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
